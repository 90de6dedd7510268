/// What the page of a map does beside being read: a panel instead of a jump, zoom, a filter, and keys to walk with.
enum FlowPageScript {
  static let text = """
    (() => {
      "use strict";
      const svg = document.getElementById("map"), view = document.getElementById("view");
      const panel = document.getElementById("panel"), find = document.getElementById("find");
      const boxes = [...svg.querySelectorAll(".box")], ways = [...svg.querySelectorAll(".way")];
      const width = svg.viewBox.baseVal.width, height = svg.viewBox.baseVal.height;
      const idOf = box => box.id.slice("box-".length);
      const boxOf = id => document.getElementById("box-" + id);
      const placeOf = id => document.getElementById("at-" + id);
      const ends = (way, end, id) => way.dataset[end].split(" ").includes(id);
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
      const editor = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : null;
      let zoom = 1, opened = null;
      document.querySelector(".tools").hidden = false;

      // Size. The text is never drawn so small that nobody can read it, unless the whole map is asked for.
      const fitting = () => Math.min((view.clientWidth - 4) / width, (Math.min(innerHeight * .8, 960) - 4) / height, 1);
      function setZoom(wanted, x = view.clientWidth / 2, y = view.clientHeight / 2) {
        const next = Math.max(Math.min(fitting(), .2), Math.min(3, wanted));
        const left = (view.scrollLeft + x) / zoom, top = (view.scrollTop + y) / zoom;
        zoom = next;
        svg.setAttribute("width", width * zoom);
        svg.setAttribute("height", height * zoom);
        view.scrollLeft = left * zoom - x;
        view.scrollTop = top * zoom - y;
      }
      document.getElementById("smaller").addEventListener("click", () => setZoom(zoom / 1.25));
      document.getElementById("larger").addEventListener("click", () => setZoom(zoom * 1.25));
      document.getElementById("whole").addEventListener("click", () => setZoom(fitting()));
      document.getElementById("full").addEventListener("click", () => setZoom(1));
      view.addEventListener("wheel", event => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const frame = view.getBoundingClientRect();
        setZoom(zoom * Math.exp(-event.deltaY / 300), event.clientX - frame.left, event.clientY - frame.top);
      }, { passive: false });
      setZoom(Math.max(fitting(), .8));
      const first = boxes[0].getBoundingClientRect(), frame = view.getBoundingClientRect();
      view.scrollTop += first.top + first.height / 2 - frame.top - view.clientHeight / 2;
      view.scrollLeft = 0;

      // Dragging, with a mouse: fingers scroll by themselves.
      let grip = null, wasDragged = false;
      view.addEventListener("pointerdown", event => {
        wasDragged = false;
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        grip = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
      });
      addEventListener("pointermove", event => {
        if (!grip) return;
        const [x, y] = [event.clientX - grip.x, event.clientY - grip.y];
        if (!wasDragged && Math.hypot(x, y) < 5) return;
        wasDragged = true;
        view.classList.add("dragged");
        view.scrollLeft = grip.left - x;
        view.scrollTop = grip.top - y;
      });
      addEventListener("pointerup", () => { grip = null; view.classList.remove("dragged"); });
      view.addEventListener("dragstart", event => event.preventDefault());

      // What leads to a box and from it.
      function mark(id) {
        const isNear = way => id !== null && (ends(way, "from", id) || ends(way, "to", id));
        for (const way of ways) way.classList.toggle("near", isNear(way));
      }
      for (const box of boxes) {
        box.addEventListener("pointerenter", () => mark(idOf(box)));
        box.addEventListener("pointerleave", () => mark(opened));
        box.addEventListener("focus", () => mark(idOf(box)));
        box.addEventListener("blur", () => mark(opened));
      }
      function show(box) {
        box.scrollIntoView({ block: "center", inline: "center", behavior: isCalm.matches ? "auto" : "smooth" });
      }

      // Within the map only, so that the page does not jump.
      function bringIn(box) {
        const own = box.getBoundingClientRect(), frame = view.getBoundingClientRect();
        if (own.left < frame.left + 20 || own.right > frame.right - 20) {
          view.scrollLeft += own.left + own.width / 2 - frame.left - view.clientWidth / 2;
        }
        if (own.top < frame.top + 20 || own.bottom > frame.bottom - 20) {
          view.scrollTop += own.top + own.height / 2 - frame.top - view.clientHeight / 2;
        }
      }

      // The panel.
      function open(id) {
        const place = placeOf(id);
        if (!place) return false;
        close(false);
        opened = id;
        const close_ = document.createElement("button");
        close_.type = "button";
        close_.className = "close";
        close_.textContent = "✕";
        close_.setAttribute("aria-label", "Close");
        close_.addEventListener("click", () => close(true));
        const content = place.cloneNode(true);
        for (const element of content.querySelectorAll("[id]")) element.removeAttribute("id");
        // Below the heading of the map, and not of a root.
        for (const element of content.querySelectorAll("h4, h5")) {
          const heading = document.createElement(element.localName === "h4" ? "h3" : "h4");
          heading.append(...element.childNodes);
          element.replaceWith(heading);
        }
        const title = content.querySelector("h3");
        title.id = "panel-title";
        title.tabIndex = -1;
        panel.replaceChildren(close_, ...content.childNodes);
        panel.parentElement.classList.add("split");
        panel.hidden = false;
        panel.scrollTop = 0;
        const box = boxOf(id);
        box?.classList.add("open");
        if (box) bringIn(box);
        mark(id);
        title.focus({ preventScroll: true });
        return true;
      }
      function close(returns) {
        if (opened === null) return;
        const box = boxOf(opened);
        box?.classList.remove("open");
        opened = null;
        panel.hidden = true;
        panel.replaceChildren();
        panel.parentElement.classList.remove("split");
        mark(null);
        if (returns) box?.focus();
      }
      addEventListener("keydown", event => { if (event.key === "Escape" && opened !== null) close(true); });
      svg.addEventListener("click", event => {
        const box = event.target.closest(".box");
        if (wasDragged) { event.preventDefault(); wasDragged = false; return; }
        if (!box) return close(false);
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (open(idOf(box))) event.preventDefault();
      });
      // Links in the panel walk on the map.
      panel.addEventListener("click", event => {
        const link = event.target.closest("a[href^='#at-']");
        if (!link) return;
        const id = link.getAttribute("href").slice("#at-".length), box = boxOf(id);
        if (!box) return;
        event.preventDefault();
        show(box);
        open(id);
      });

      // An editor that shows the page opens the file itself.
      addEventListener("click", event => {
        const link = event.target.closest("a[data-file]");
        if (!link || !editor) return;
        event.preventDefault();
        const { file, line, column } = link.dataset;
        editor.postMessage({ type: "open", file, line: Number(line), column: Number(column) });
      });

      // Keys: to what leads here, to what this leads to, and up and down the column.
      const middleOf = box => {
        const frame = box.getBoundingClientRect();
        return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
      };
      function neighbour(box, key) {
        const id = idOf(box), own = middleOf(box);
        let found;
        if (key === "ArrowRight" || key === "ArrowLeft") {
          const [mine, theirs] = key === "ArrowRight" ? ["from", "to"] : ["to", "from"];
          found = ways.filter(way => ends(way, mine, id) && way.classList.contains("forward"))
            .flatMap(way => way.dataset[theirs].split(" ")).map(boxOf);
        } else {
          const sign = key === "ArrowDown" ? 1 : -1;
          found = boxes.filter(other => {
            const place = middleOf(other);
            return Math.abs(place.x - own.x) < 2 && (place.y - own.y) * sign > 1;
          });
        }
        const distance = other => Math.hypot(middleOf(other).x - own.x, middleOf(other).y - own.y);
        return found.filter(Boolean).sort((a, b) => distance(a) - distance(b))[0];
      }
      svg.addEventListener("keydown", event => {
        const box = event.target.closest(".box");
        if (!box || !event.key.startsWith("Arrow")) return;
        const next = neighbour(box, event.key);
        if (!next) return;
        event.preventDefault();
        next.focus({ preventScroll: true });
        show(next);
      });

      // The filter.
      const words = new Map(boxes.map(box => [box, (box.getAttribute("aria-label") + " " + idOf(box)).toLowerCase()]));
      const status = document.getElementById("found");
      function filter() {
        const wanted = find.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
        let count = 0, all = 0;
        for (const box of boxes) {
          const isPlace = !box.classList.contains("root");
          const isFound = wanted.every(word => words.get(box).includes(word));
          box.classList.toggle("other", wanted.length > 0 && !isFound);
          if (isPlace) { all += 1; count += isFound ? 1 : 0; }
        }
        // A dialog that has no box is found by its own title.
        for (const place of document.querySelectorAll(".place")) {
          const own = words.get(boxOf(place.dataset.place)) ?? place.querySelector("h4").textContent.toLowerCase();
          place.hidden = !wanted.every(word => own.includes(word));
        }
        status.textContent = wanted.length ? `${count} of ${all}` : "";
      }
      find.addEventListener("input", filter);
      find.addEventListener("keydown", event => {
        if (event.key !== "Enter") return;
        const hit = boxes.find(box => !box.classList.contains("other") && !box.classList.contains("root"));
        if (!hit || !find.value.trim()) return;
        event.preventDefault();
        show(hit);
        hit.focus({ preventScroll: true });
      });
    })();
    """
}
