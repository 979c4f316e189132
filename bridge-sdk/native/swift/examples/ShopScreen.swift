import LampyrisBridge

/// What your app already has, as far as the shop needs it.
@MainActor
protocol ShopScreen: AnyObject {
    func close()
    func open(_ address: String, isReplacing: Bool, title: String?)
    func showTitle(_ title: String, _ subTitle: String?)
    func showButtons(_ buttons: [RightButton])
    func showBadge(_ count: Int)
    func openLogin()
    func hideOverlay()

    /// Media types such as `image/png`; bytes sent and in all go to `onProgress`. No media: the person chose none.
    func upload(_ params: UploadParams, onProgress: @escaping @MainActor (Int, Int) -> Void) async throws -> [Medium]
}
