import { contractHash } from './contract-hash.ts';
import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { capital, objectsOf, sentByPage } from './roles.ts';

/** The messages for an iOS host: Codable types, error codes, one protocol with a function for each command. */
export function emitSwift(protocol: Protocol): string {
  const { commands, events, errors, version, protocol: number } = protocol;
  const sent = sentByPage(protocol);
  return `// Generated from protocol/protocol.json by \`npm run generate\`; edit the protocol instead.
import Foundation

public enum BridgeContract {
    public static let protocolVersion = ${number}
    public static let sdkVersion = "${version}"
    public static let hash = "${contractHash(protocol)}"
    public static let commands: [String: Int] = [
${Object.keys(commands)
  .map((name) => `        "${name}": 1,`)
  .join('\n')}
    ]
}

public enum BridgeErrorCode: String, Codable, CaseIterable {
${Object.entries(errors)
  .filter(([, { by }]) => by !== 'page')
  .map(([code, { text }]) => `    /// ${text}\n    case ${camel(code)} = "${code}"`)
  .join('\n')}
}

public struct BridgeFailure: Error {
    public let code: BridgeErrorCode
    public let message: String
    public init(_ code: BridgeErrorCode, _ message: String = "") {
        self.code = code
        self.message = message
    }
}

/// A value of which the contract knows nothing.
public enum BridgeValue: Codable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([BridgeValue])
    case fields([String: BridgeValue])

    public init(from decoder: Decoder) throws {
        let box = try decoder.singleValueContainer()
        if box.decodeNil() { self = .null }
        else if let value = try? box.decode(Bool.self) { self = .flag(value) }
        else if let value = try? box.decode(Double.self) { self = .number(value) }
        else if let value = try? box.decode(String.self) { self = .text(value) }
        else if let value = try? box.decode([BridgeValue].self) { self = .list(value) }
        else { self = .fields(try box.decode([String: BridgeValue].self)) }
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
}

public struct Nothing: Codable, Equatable {
    public init() {}
}

${objectsOf(protocol)
  .map(([name, schema]) => struct(protocol, name, schema, sent.has(name)))
  .join('\n\n')}

/// What the app does for the page. Throw a BridgeFailure to refuse.
public protocol BridgeCommands: AnyObject {
${Object.entries(commands)
  .map(([name, { summary, params, result }]) => {
    const input = params ? `_ params: ${nameOf(params)}` : '';
    const output = result ? ` -> ${nameOf(result)}` : '';
    return `    /// ${summary}\n    func ${name}(${input}) async throws${output}`;
  })
  .join('\n')}
}

public enum BridgeDispatch {
    /// Reads the parameters, calls the app and writes the result; nil where the answer carries nothing.
    public static func run(_ command: String, _ params: Data, on app: BridgeCommands) async throws -> Data? {
        switch command {
${Object.entries(commands)
  .map(([name, { params, result }]) => {
    const call = `try await app.${name}(${params ? `read(${nameOf(params)}.self, params)` : ''})`;
    return `        case "${name}":\n            ${result ? `return try JSONEncoder().encode(${call})` : `${call}\n            return nil`}`;
  })
  .join('\n')}
        default:
            throw BridgeFailure(.unsupported, command)
        }
    }

    private static func read<T: Decodable>(_ type: T.Type, _ params: Data) throws -> T {
        do { return try JSONDecoder().decode(type, from: params) }
        catch { throw BridgeFailure(.invalidParams, "\\(error)") }
    }
}

public enum BridgeEvent {
${Object.entries(events)
  .map(([name, { summary, data }]) => `    /// ${summary}\n    case ${name}(${nameOf(data)})`)
  .join('\n')}

    public var name: String {
        switch self {
${Object.keys(events)
  .map((name) => `        case .${name}: return "${name}"`)
  .join('\n')}
        }
    }

    public func encoded() throws -> Data {
        switch self {
${Object.keys(events)
  .map((name) => `        case .${name}(let data): return try JSONEncoder().encode(data)`)
  .join('\n')}
        }
    }
}
`;
}

function struct(protocol: Protocol, name: string, schema: Schema, isSent: boolean): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => {
    const isThere = (schema.required ?? []).includes(field) || (isSent && part.default !== undefined);
    return { field, isThere, type: `${typeOf(protocol, part)}${isThere ? '' : '?'}` };
  });
  const inputs = fields.map(({ field, isThere, type }) => `${field}: ${type}${isThere ? '' : ' = nil'}`);
  return `public struct ${name}: Codable, Equatable {
${fields.map(({ field, type }) => `    public let ${field}: ${type}`).join('\n')}

    public init(${inputs.join(', ')}) {
${fields.map(({ field }) => `        self.${field} = ${field}`).join('\n')}
    }
}`;
}

function typeOf(protocol: Protocol, schema: Schema): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return nameOf(schema) ?? 'Nothing';
    case 'array':
      return `[${typeOf(protocol, found.items ?? {})}]`;
    case 'string':
      return 'String';
    case 'integer':
      return 'Int';
    case 'boolean':
      return 'Bool';
    default:
      return 'BridgeValue';
  }
}

/** `USER_CANCELLED` to `userCancelled`. */
function camel(code: string): string {
  const [first = '', ...rest] = code.toLowerCase().split('_');
  return first + rest.map(capital).join('');
}
