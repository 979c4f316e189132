import { contractHash } from './contract-hash.ts';
import { kotlinReaders, kotlinType } from './emit-kotlin-types.ts';
import { hostErrors, nativeTypes, silentCommands } from './native-model.ts';
import { nameOf, type Protocol } from './protocol.ts';

/**
 * The messages for an Android host: data classes that check what they read, error codes, a table with a place for each
 * command, and the events. They are read from and written to plain maps.
 */
export function emitKotlin(protocol: Protocol): string {
  const { commands, events, secrets, version, protocol: number } = protocol;
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  return `// Generated from protocol/protocol.json by \`npm run generate\`; edit the protocol instead.
package com.lampyris.bridge

typealias Json = Map<String, Any?>

object BridgeContract {
    const val PROTOCOL_VERSION = ${number}
    const val SDK_VERSION = "${version}"
    const val HASH = "${contractHash(protocol)}"

    /** Commands nobody waits for an answer of. */
    val silent: Set<String> = setOf(${quoted(silentCommands(protocol))})

    /** Fields whose values no log may show, in lower case. */
    val secrets: Set<String> = setOf(${quoted(secrets.map((name) => name.toLowerCase()))})
}

enum class BridgeErrorCode {
${hostErrors(protocol)
  .map(([code, text]) => `    /** ${text} */\n    ${code},`)
  .join('\n')}
}

/** Throw it to refuse a command. The message and the data reach the page: put no secret into them. */
class BridgeFailure(val code: BridgeErrorCode, message: String = "", val data: Any? = null) : Exception(message)

${kotlinReaders(protocol)}

${nativeTypes(protocol)
  .map((type) => kotlinType(protocol, type))
  .join('\n\n')}

/** What the app does for the page. A command without a function is not offered, and the page does without it. */
class BridgeCommands(
${Object.entries(commands)
  .map(([name, { summary, params, result }]) => {
    const type = `suspend (${nameOf(params) ?? ''}) -> ${nameOf(result) ?? 'Unit'}`;
    return `    /** ${summary} */\n    val ${name}: (${type})? = null,`;
  })
  .join('\n')}
) {
    /** Reads the parameters, does what was asked and writes the result, by the name of the command. */
    internal val handlers: Map<String, suspend (Json) -> Json?> = buildMap {
${Object.entries(commands)
  .map(([name, { params, result }]) => {
    const call = `run(${params ? `${nameOf(params)}.read(it)` : ''})${result ? '.toJson()' : ''}`;
    return `        ${name}?.let { run -> put("${name}") { ${call}${result ? '' : '; null'} } }`;
  })
  .join('\n')}
    }
}

/** What the page keeps of an event for who listens later; the host keeps the same until a page is there. */
enum class Retain { NONE, LATEST, MERGED, QUEUE }

class BridgeEvent private constructor(val name: String, val data: Json, val retain: Retain) {
    internal fun mergedWith(later: BridgeEvent) = BridgeEvent(name, data + later.data, retain)

    companion object {
${Object.entries(events)
  .map(([name, { summary, data, retain }]) => {
    const type = nameOf(data);
    const [input, written] = type === 'Nothing' ? ['', 'emptyMap()'] : [`data: ${type}`, 'data.toJson()'];
    return `        /** ${summary} */\n        fun ${name}(${input}) = BridgeEvent("${name}", ${written}, Retain.${retain.toUpperCase()})`;
  })
  .join('\n\n')}
    }
}
`;
}
