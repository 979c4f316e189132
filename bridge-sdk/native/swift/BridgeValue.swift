import Foundation

/// Any JSON.
public enum BridgeValue: Codable, Equatable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([BridgeValue])
    case fields([String: BridgeValue])

    /// Nil for what is no JSON.
    public init?(parsing text: String) {
        guard let value = try? JSONDecoder().decode(BridgeValue.self, from: Data(text.utf8)) else { return nil }
        self = value
    }

    /// The value as JSON text. Nil for a number that JSON cannot write.
    public var serialized: String? {
        guard let data = try? JSONEncoder().encode(self) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    public init(from decoder: Decoder) throws {
        let box = try decoder.singleValueContainer()
        if box.decodeNil() {
            self = .null
        } else if let value = try? box.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? box.decode(Double.self) {
            self = .number(value)
        } else if let value = try? box.decode(String.self) {
            self = .text(value)
        } else if let value = try? box.decode([BridgeValue].self) {
            self = .list(value)
        } else {
            self = .fields(try box.decode([String: BridgeValue].self))
        }
    }

    public func encode(to encoder: Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .null: try box.encodeNil()
        case .flag(let value): try box.encode(value)
        case .number(let value): try box.encode(value)
        case .text(let value): try box.encode(value)
        case .list(let value): try box.encode(value)
        case .fields(let value): try box.encode(value)
        }
    }

    private static let mask = "•••"

    /// Addresses and texts carry fields too: `?token=…`, `"token":"…"`, `Authorization: Bearer …`.
    private static let secretInText =
        "((?:" + BridgeContract.secrets.joined(separator: "|")
        + ")[\\\\\"']*\\s*[=:]\\s*[\\\\\"']*(?:bearer\\s+)?)[^&#\"'\\\\\\s]+"

    /// A copy in which the values of secret fields are masked at every depth, in texts as well, so that a log may show it.
    public var redacted: BridgeValue {
        switch self {
        case .text(let text):
            let options: String.CompareOptions = [.regularExpression, .caseInsensitive]
            return .text(text.replacingOccurrences(of: Self.secretInText, with: "$1" + Self.mask, options: options))
        case .list(let items):
            return .list(items.map(\.redacted))
        case .fields(let fields):
            var copy = fields
            for (name, value) in fields {
                let isSecret = BridgeContract.secrets.contains(name.lowercased())
                copy[name] = isSecret ? BridgeValue.text(Self.mask) : value.redacted
            }
            return .fields(copy)
        default:
            return self
        }
    }
}
