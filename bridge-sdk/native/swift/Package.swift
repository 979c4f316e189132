// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "LampyrisBridge",
    platforms: [.iOS(.v15)],
    products: [.library(name: "LampyrisBridge", targets: ["LampyrisBridge"])],
    targets: [.target(name: "LampyrisBridge", path: ".", exclude: ["examples"])]
)
