import { isAnything, limitedValues, readerName, type NativeField, type NativeType } from './native-model.ts';
import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { capital } from './roles.ts';

/** The functions that check single values, and one for each definition with limits. */
export function kotlinReaders(protocol: Protocol): string {
  return `private fun refuse(field: String): Nothing = throw BridgeFailure(BridgeErrorCode.INVALID_PARAMS, field)

/** Gives the value as its type, or refuses, naming the field. */
private typealias Reader<T> = (value: Any, field: String) -> T

/** A value of a closed set; \`wire\` is how the page writes it. */
interface WireName {
    val wire: String
}

private fun text(least: Int, most: Int, like: Regex? = null): Reader<String> = { value, field ->
    if (value !is String || value.length !in least..most || like?.containsMatchIn(value) == false) refuse(field)
    value
}

private fun whole(least: Long, most: Long): Reader<Long> = { value, field ->
    val number = (value as? Number)?.let { if (it.toLong().toDouble() == it.toDouble()) it.toLong() else null }
    number?.takeIf { it in least..most } ?: refuse(field)
}

private val flag: Reader<Boolean> = { value, field -> value as? Boolean ?: refuse(field) }

private val anything: Reader<Any> = { value, _ -> value }

private fun <E : WireName> one(names: List<E>): Reader<E> = { value, field ->
    names.find { it.wire == value } ?: refuse(field)
}

private fun <T> list(of: Reader<T>, most: Int): Reader<List<T>> = { value, field ->
    if (value !is List<*> || value.size > most) refuse(field)
    value.map { of(it ?: refuse(field), field) }
}

private fun <T> fields(read: (Json) -> T): Reader<T> = { value, field -> read(jsonObject(value) ?: refuse(field)) }

/** Null is nothing in an optional field: some pages write their empty fields so. */
private fun <T> Json.optional(name: String, read: Reader<T>): T? = this[name]?.let { read(it, name) }

private fun <T : Any> Json.required(name: String, read: Reader<T>): T = optional(name, read) ?: refuse(name)

private fun Json.present(name: String): Any? = if (name in this) this[name] else refuse(name)

${limitedValues(protocol)
  .map(([name, schema]) => `private val ${readerName({ $ref: name })} = ${limits(schema)}`)
  .join('\n')}`;
}

/** One data class with the way to text and the way back. */
export function kotlinType(protocol: Protocol, { name, fields }: NativeType): string {
  const enums = fields.filter(({ schema }) => schema.enum);
  return `data class ${name}(
${fields.map((field) => property(protocol, field)).join('\n')}
) {${enums.map(enumeration).join('')}
    fun toJson(): Json = buildMap {
${fields.map((field) => writing(protocol, field)).join('\n')}
    }

    companion object {
        /** @throws BridgeFailure INVALID_PARAMS with the name of the first field that is not as agreed */
        fun read(json: Json) = ${name}(
${fields.map((field) => `            ${field.name} = ${reading(protocol, field)},`).join('\n')}
        )
    }
}`;
}

function enumeration({ name, schema: { enum: values = [] } }: NativeField): string {
  const names = values.map((value) => `${constant(value)}("${value}")`).join(', ');
  return `\n    enum class ${capital(name)}(override val wire: String) : WireName { ${names} }\n`;
}

function property(protocol: Protocol, { name, schema, isThere, standard }: NativeField): string {
  const isNullable = !isThere && !isAnything(protocol, schema);
  const type = `${typeOf(protocol, schema, name)}${isNullable ? '?' : ''}`;
  const value = standard === undefined ? 'null' : literal(schema, name, standard);
  const said = schema.description === undefined ? '' : `    /** ${schema.description} */\n`;
  return `${said}    val ${name}: ${type}${isThere && standard === undefined ? '' : ` = ${value}`},`;
}

function reading(protocol: Protocol, { name, schema, isThere, standard }: NativeField): string {
  const read = reader(protocol, schema, name);
  if (standard !== undefined) return `json.optional("${name}", ${read}) ?: ${literal(schema, name, standard)}`;
  if (isThere && isAnything(protocol, schema)) return `json.present("${name}")`;
  return `json.${isThere ? 'required' : 'optional'}("${name}", ${read})`;
}

function writing(protocol: Protocol, { name, schema, isThere }: NativeField): string {
  const value = written(protocol, schema, isThere ? name : 'it');
  return isThere ? `        put("${name}", ${value})` : `        ${name}?.let { put("${name}", ${value}) }`;
}

function written(protocol: Protocol, schema: Schema, value: string): string {
  const found = resolve(protocol, schema);
  if (found.enum) return `${value}.wire`;
  if (found.type === 'object') return `${value}.toJson()`;
  const isOfObjects = found.type === 'array' && resolve(protocol, found.items ?? {}).type === 'object';
  return isOfObjects ? `${value}.map { one -> one.toJson() }` : value;
}

function typeOf(protocol: Protocol, schema: Schema, field: string): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return nameOf(schema) ?? 'Json';
    case 'array':
      return `List<${typeOf(protocol, found.items ?? {}, field)}>`;
    case 'string':
      return found.enum ? capital(field) : 'String';
    case 'integer':
      return 'Long';
    case 'boolean':
      return 'Boolean';
    default:
      return 'Any?';
  }
}

function reader(protocol: Protocol, schema: Schema, field: string): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return `fields(${nameOf(schema)}::read)`;
    case 'array':
      return `list(${reader(protocol, found.items ?? {}, field)}, ${found.maxItems})`;
    case 'string':
    case 'integer':
      if (found.enum) return `one(${capital(field)}.entries)`;
      return nameOf(schema) === undefined ? limits(found) : readerName(schema);
    case 'boolean':
      return 'flag';
    default:
      return 'anything';
  }
}

function limits({ type, minLength = 0, maxLength = 0, pattern, minimum = 0, maximum = 0 }: Schema): string {
  if (type === 'integer') return `whole(${minimum}, ${maximum})`;
  const like = pattern === undefined ? '' : `, Regex("""${pattern.replaceAll('$', "${'$'}")}""")`;
  return `text(${minLength}, ${maxLength}${like})`;
}

function literal({ enum: names }: Schema, field: string, value: NonNullable<Schema['default']>): string {
  return names ? `${capital(field)}.${constant(String(value))}` : JSON.stringify(value).replaceAll('$', '\\$');
}

/** `appBrowser` to `APP_BROWSER`. */
function constant(value: string): string {
  return value.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();
}
