import UIKit

final class VisitorsViewController: UITableViewController {
  private let visitors = ["Postman", "Neighbour"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { visitors.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = visitors[indexPath.row]
    return cell
  }
}
