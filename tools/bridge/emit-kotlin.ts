import { contractHash } from './contract-hash.ts';
import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { capital, objectsOf, sentByPage } from './roles.ts';

/**
 * The messages for an Android host: data classes, error codes, one interface with a function for each command.
 * They are read from and written to plain maps, so that an app keeps the JSON library it has.
 */
export function emitKotlin(protocol: Protocol): string {
  const { commands, events, errors, version, protocol: number } = protocol;
  const sent = sentByPage(protocol);
  return `// Generated from protocol/protocol.json by \`npm run generate\`; edit the protocol instead.
package com.lampyris.bridge

typealias Json = Map<String, Any?>

object BridgeContract {
    const val PROTOCOL_VERSION = ${number}
    const val SDK_VERSION = "${version}"
    const val HASH = "${contractHash(protocol)}"
    val commands: Map<String, Int> = mapOf(
${Object.keys(commands)
  .map((name) => `        "${name}" to 1,`)
  .join('\n')}
    )
}

enum class BridgeErrorCode {
${Object.entries(errors)
  .filter(([, { by }]) => by !== 'page')
  .map(([code, { text }]) => `    /** ${text} */\n    ${code},`)
  .join('\n')}
}

class BridgeFailure(val code: BridgeErrorCode, message: String = "") : Exception(message)

private fun refuse(field: String): Nothing = throw BridgeFailure(BridgeErrorCode.INVALID_PARAMS, field)
private fun <T : Any> need(value: T?, field: String): T = value ?: refuse(field)

@Suppress("UNCHECKED_CAST")
private fun Json.fields(name: String): Json? = this[name] as? Json
private fun Json.text(name: String): String? = this[name] as? String
private fun Json.whole(name: String): Long? = (this[name] as? Number)?.toLong()
private fun Json.flag(name: String): Boolean? = this[name] as? Boolean
private fun Json.list(name: String): List<Any?>? = this[name] as? List<Any?>

${objectsOf(protocol)
  .map(([name, schema]) => dataClass(protocol, name, schema, sent.has(name)))
  .join('\n\n')}

/** What the app does for the page. Throw a BridgeFailure to refuse. */
interface BridgeCommands {
${Object.entries(commands)
  .map(([name, { summary, params, result }]) => {
    const output = result ? `: ${nameOf(result)}` : '';
    return `    /** ${summary} */\n    suspend fun ${name}(${params ? `params: ${nameOf(params)}` : ''})${output}`;
  })
  .join('\n')}
}

/** Reads the parameters, calls the app and writes the result; null where the answer carries nothing. */
suspend fun dispatch(command: String, params: Json, app: BridgeCommands): Json? = when (command) {
${Object.entries(commands)
  .map(([name, { params, result }]) => {
    const call = `app.${name}(${params ? `${nameOf(params)}.read(params)` : ''})`;
    return `    "${name}" -> ${result ? `${call}.toJson()` : `nothing { ${call} }`}`;
  })
  .join('\n')}
    else -> throw BridgeFailure(BridgeErrorCode.UNSUPPORTED, command)
}

private inline fun nothing(run: () -> Unit): Json? {
    run()
    return null
}

sealed class BridgeEvent(val name: String, val data: Json) {
${Object.entries(events)
  .map(([name, { summary, data }]) => {
    const type = nameOf(data);
    return type === 'Nothing'
      ? `    /** ${summary} */\n    object ${capital(name)} : BridgeEvent("${name}", emptyMap())`
      : `    /** ${summary} */\n    class ${capital(name)}(of: ${type}) : BridgeEvent("${name}", of.toJson())`;
  })
  .join('\n')}
}
`;
}

function dataClass(protocol: Protocol, name: string, schema: Schema, isSent: boolean): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => {
    const isThere = (schema.required ?? []).includes(field) || (isSent && part.default !== undefined);
    const isAnything = resolve(protocol, part).type === undefined;
    return { field, part, isThere, type: `${typeOf(protocol, part)}${isThere || isAnything ? '' : '?'}` };
  });
  const inputs = fields.map(({ field, type, isThere }) => `    val ${field}: ${type}${isThere ? '' : ' = null'},`);
  const written = fields.map(({ field, part, isThere }) => {
    const value = writing(protocol, part, field, isThere);
    return isThere ? `        put("${field}", ${value})` : `        ${field}?.let { put("${field}", ${value}) }`;
  });
  const read = fields.map(({ field, part, isThere }) => {
    const value = reading(protocol, part, field);
    const isAnything = resolve(protocol, part).type === undefined;
    return `            ${isThere && !isAnything ? `need(${value}, "${field}")` : value},`;
  });
  return `data class ${name}(
${inputs.join('\n')}
) {
    fun toJson(): Json = buildMap {
${written.join('\n')}
    }

    companion object {
        fun read(json: Json) = ${name}(
${read.join('\n')}
        )
    }
}`;
}

function typeOf(protocol: Protocol, schema: Schema): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return nameOf(schema) ?? 'Json';
    case 'array':
      return `List<${typeOf(protocol, found.items ?? {})}>`;
    case 'string':
      return 'String';
    case 'integer':
      return 'Long';
    case 'boolean':
      return 'Boolean';
    default:
      return 'Any?';
  }
}

function reading(protocol: Protocol, schema: Schema, field: string): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return `json.fields("${field}")?.let(${nameOf(schema)}::read)`;
    case 'array':
      return `json.list("${field}")?.map { ${readingItem(protocol, found.items ?? {}, field)} }`;
    case 'string':
      return `json.text("${field}")`;
    case 'integer':
      return `json.whole("${field}")`;
    case 'boolean':
      return `json.flag("${field}")`;
    default:
      return `json["${field}"]`;
  }
}

function readingItem(protocol: Protocol, schema: Schema, field: string): string {
  return resolve(protocol, schema).type === 'object'
    ? `@Suppress("UNCHECKED_CAST") ${nameOf(schema)}.read(it as? Json ?: refuse("${field}"))`
    : `it as? ${typeOf(protocol, schema)} ?: refuse("${field}")`;
}

function writing(protocol: Protocol, schema: Schema, field: string, isThere: boolean): string {
  const found = resolve(protocol, schema);
  const value = isThere ? field : 'it';
  if (found.type === 'object') return `${value}.toJson()`;
  const isListOfObjects = found.type === 'array' && resolve(protocol, found.items ?? {}).type === 'object';
  return isListOfObjects ? `${value}.map { one -> one.toJson() }` : value;
}
