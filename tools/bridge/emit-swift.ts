import { contractHash } from './contract-hash.ts';
import { swiftReaders, swiftType } from './emit-swift-types.ts';
import { hostErrors, nativeTypes, silentCommands } from './native-model.ts';
import { nameOf, type Protocol } from './protocol.ts';
import { capital } from './roles.ts';

/**
 * The messages for an iOS host: structures that check what they read, error codes, a table with a place for each command,
 * and the events.
 */
export function emitSwift(protocol: Protocol): string {
  const { commands, events, secrets, version, protocol: number } = protocol;
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  return `// Generated from protocol/protocol.json by \`npm run generate\`; edit the protocol instead.
import Foundation

public enum BridgeContract {
    public static let protocolVersion = ${number}
    public static let sdkVersion = "${version}"
    public static let hash = "${contractHash(protocol)}"

    /// Commands nobody waits for an answer of.
    public static let silent: Set<String> = [${quoted(silentCommands(protocol))}]

    /// Fields whose values no log may show, in lower case.
    public static let secrets: Set<String> = [${quoted(secrets.map((name) => name.toLowerCase()))}]
}

public enum BridgeErrorCode: String, CaseIterable, Sendable {
${hostErrors(protocol)
  .map(([code, text]) => `    /// ${text}\n    case ${camel(code)} = "${code}"`)
  .join('\n')}
}

/// Throw it to refuse a command. The message and the data reach the page: put no secret into them.
public struct BridgeFailure: Error, Equatable, Sendable {
    public let code: BridgeErrorCode
    public let message: String
    public let data: BridgeValue?

    public init(_ code: BridgeErrorCode, _ message: String = "", data: BridgeValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }
}

${swiftReaders(protocol)}

${nativeTypes(protocol)
  .map((type) => swiftType(protocol, type))
  .join('\n\n')}

/// What the app does for the page. A command without a function is not offered, and the page does without it.
@MainActor
public struct BridgeCommands {
${Object.entries(commands)
  .map(([name, { summary, params, result }]) => {
    const type = `@MainActor (${nameOf(params) ?? ''}) async throws -> ${nameOf(result) ?? 'Void'}`;
    return `    /// ${summary}\n    public var ${name}: (${type})?`;
  })
  .join('\n')}

    public init() {}

    typealias Handler = @MainActor (BridgeValue) async throws -> BridgeValue?

    /// Reads the parameters, does what was asked and writes the result, by the name of the command.
    var handlers: [String: Handler] {
        var table: [String: Handler] = [:]
${Object.entries(commands)
  .map(([name, { params, result }]) => {
    const call = `try await run(${params ? `${nameOf(params)}(reading: json)` : ''})`;
    const body = result ? `(${call}).json` : `\n                ${call}\n                return nil\n            `;
    const input = params ? 'json' : '_';
    return `        if let run = ${name} {
            table["${name}"] = { ${input} in ${body}${result ? ' ' : ''}}
        }`;
  })
  .join('\n')}
        return table
    }
}

/// What the page keeps of an event for who listens later; the host keeps the same until a page is there.
public enum Retain: Sendable {
    case none, latest, merged, queue
}

public struct BridgeEvent: Equatable, Sendable {
    public let name: String
    public let data: BridgeValue
    let retain: Retain

${Object.entries(events)
  .map(([name, { summary, data, retain }]) => {
    const type = nameOf(data);
    return type === 'Nothing'
      ? `    /// ${summary}\n    public static let ${name} = BridgeEvent(name: "${name}", data: .fields([:]), retain: .${retain})`
      : `    /// ${summary}\n    public static func ${name}(_ data: ${type}) -> BridgeEvent {
        BridgeEvent(name: "${name}", data: data.json, retain: .${retain})
    }`;
  })
  .join('\n\n')}
}
`;
}

/** `USER_CANCELLED` to `userCancelled`. */
function camel(code: string): string {
  const [first = '', ...rest] = code.toLowerCase().split('_');
  return first + rest.map(capital).join('');
}
