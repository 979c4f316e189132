import { isAnything, limitedValues, readerName, type NativeField, type NativeType } from './native-model.ts';
import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { capital } from './roles.ts';

/** The functions that check single values, and one for each definition with limits. */
export function swiftReaders(protocol: Protocol): string {
  return `/// Gives the value as its type, or refuses, naming the field.
private typealias Reader<T: Sendable> = @Sendable (BridgeValue, String) throws -> T

private func refusal(_ field: String) -> BridgeFailure { BridgeFailure(.invalidParams, field) }

/// Lengths count UTF-16 units, as the page does.
private func text(_ least: Int, _ most: Int, like pattern: String? = nil) -> Reader<String> {
    return { value, field in
        guard case .text(let text) = value, text.utf16.count >= least, text.utf16.count <= most else {
            throw refusal(field)
        }
        if let pattern, text.range(of: pattern, options: .regularExpression) == nil { throw refusal(field) }
        return text
    }
}

private func whole(_ least: Int, _ most: Int) -> Reader<Int> {
    return { value, field in
        guard case .number(let number) = value, let found = Int(exactly: number), found >= least, found <= most else {
            throw refusal(field)
        }
        return found
    }
}

private func one<E: RawRepresentable & Sendable>(_ type: E.Type) -> Reader<E> where E.RawValue == String {
    return { value, field in
        guard case .text(let text) = value, let found = E(rawValue: text) else { throw refusal(field) }
        return found
    }
}

private func list<T: Sendable>(_ read: @escaping Reader<T>, _ most: Int) -> Reader<[T]> {
    return { value, field in
        guard case .list(let items) = value, items.count <= most else { throw refusal(field) }
        return try items.map { try read($0, field) }
    }
}

extension BridgeValue {
    /// Null is nothing in an optional field: some pages write their empty fields so.
    fileprivate func optional<T: Sendable>(_ name: String, _ read: Reader<T>) throws -> T? {
        guard case .fields(let fields) = self else { throw refusal(name) }
        guard let value = fields[name], value != .null else { return nil }
        return try read(value, name)
    }

    fileprivate func required<T: Sendable>(_ name: String, _ read: Reader<T>) throws -> T {
        guard let value = try optional(name, read) else { throw refusal(name) }
        return value
    }

    fileprivate func present(_ name: String) throws -> BridgeValue {
        guard case .fields(let fields) = self, let value = fields[name] else { throw refusal(name) }
        return value
    }
}

private enum Read {
    static let anything: Reader<BridgeValue> = { value, _ in value }
    static let flag: Reader<Bool> = { value, field in
        guard case .flag(let flag) = value else { throw refusal(field) }
        return flag
    }
${limitedValues(protocol)
  .map(([name, schema]) => `    static let ${readerName({ $ref: name })} = ${limits(schema)}`)
  .join('\n')}
}`;
}

/** One structure with the way to text and the way back. */
export function swiftType(protocol: Protocol, { name, fields }: NativeType): string {
  const enums = fields.filter(({ schema }) => schema.enum);
  return `public struct ${name}: Equatable, Sendable {${enums.map(enumeration).join('')}
${fields.map((field) => property(protocol, field)).join('\n')}

    public init(
${fields.map((field) => `        ${input(protocol, field)}`).join(',\n')}
    ) {
${fields.map((field) => `        self.${spelled(field)} = ${spelled(field)}`).join('\n')}
    }

    /// - Throws: \`BridgeFailure\` with \`.invalidParams\` and the name of the first field that is not as agreed.
    public init(reading json: BridgeValue) throws {
${fields.map((field) => `        ${spelled(field)} = ${reading(protocol, field)}`).join('\n')}
    }

    public var json: BridgeValue {
        var fields: [String: BridgeValue] = [:]
${fields.map((field) => `        fields["${field.name}"] = ${writing(protocol, field)}`).join('\n')}
        return .fields(fields)
    }
}`;
}

function enumeration({ name, schema: { enum: values = [] } }: NativeField): string {
  return `\n    public enum ${capital(name)}: String, CaseIterable, Sendable {\n        case ${values.map((value) => (reserved.has(value) ? `\`${value}\`` : value)).join(', ')}\n    }\n`;
}

/** Words that Swift keeps for itself; the parser that checks the result lets them pass, the compiler does not. */
const reserved = new Set(
  (
    'as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false ' +
    'fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol ' +
    'public repeat rethrows return self static struct subscript super switch throw throws true try typealias var where while'
  ).split(' '),
);

/** Reserved words stand in backticks where they are names. */
function spelled({ name }: NativeField): string {
  return reserved.has(name) ? `\`${name}\`` : name;
}

function property(protocol: Protocol, field: NativeField): string {
  const { description } = field.schema;
  const said = description === undefined ? '' : `    /// ${description}\n`;
  return `${said}    public let ${spelled(field)}: ${declared(protocol, field)}`;
}

function declared(protocol: Protocol, { name, schema, isThere }: NativeField): string {
  return `${typeOf(protocol, schema, name)}${isThere ? '' : '?'}`;
}

function input(protocol: Protocol, field: NativeField): string {
  const { isThere, standard } = field;
  const value = standard === undefined ? (isThere ? '' : ' = nil') : ` = ${literal(field.schema, standard)}`;
  return `${spelled(field)}: ${declared(protocol, field)}${value}`;
}

function reading(protocol: Protocol, { name, schema, isThere, standard }: NativeField): string {
  const read = reader(protocol, schema, name);
  if (standard !== undefined) return `try json.optional("${name}", ${read}) ?? ${literal(schema, standard)}`;
  if (isThere && isAnything(protocol, schema)) return `try json.present("${name}")`;
  return `try json.${isThere ? 'required' : 'optional'}("${name}", ${read})`;
}

function writing(protocol: Protocol, field: NativeField): string {
  const { schema, isThere } = field;
  if (isAnything(protocol, schema)) return spelled(field);
  return isThere
    ? written(protocol, schema, spelled(field))
    : `${spelled(field)}.map { ${written(protocol, schema, '$0')} }`;
}

function written(protocol: Protocol, schema: Schema, value: string): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return `${value}.json`;
    case 'array':
      return resolve(protocol, found.items ?? {}).type === 'object'
        ? `.list(${value}.map(\\.json))`
        : `.list(${value}.map(BridgeValue.text))`;
    case 'string':
      return `.text(${value}${found.enum ? '.rawValue' : ''})`;
    case 'integer':
      return `.number(Double(${value}))`;
    case 'boolean':
      return `.flag(${value})`;
    default:
      return value;
  }
}

function typeOf(protocol: Protocol, schema: Schema, field: string): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return nameOf(schema) ?? 'BridgeValue';
    case 'array':
      return `[${typeOf(protocol, found.items ?? {}, field)}]`;
    case 'string':
      return found.enum ? capital(field) : 'String';
    case 'integer':
      return 'Int';
    case 'boolean':
      return 'Bool';
    default:
      return 'BridgeValue';
  }
}

function reader(protocol: Protocol, schema: Schema, field: string): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return `{ value, _ in try ${nameOf(schema)}(reading: value) }`;
    case 'array':
      return `list(${reader(protocol, found.items ?? {}, field)}, ${found.maxItems})`;
    case 'string':
    case 'integer':
      if (found.enum) return `one(${capital(field)}.self)`;
      return nameOf(schema) === undefined ? limits(found) : `Read.${readerName(schema)}`;
    case 'boolean':
      return 'Read.flag';
    default:
      return 'Read.anything';
  }
}

function limits({ type, minLength = 0, maxLength = 0, pattern, minimum = 0, maximum = 0 }: Schema): string {
  if (type === 'integer') return `whole(${minimum}, ${maximum})`;
  return `text(${minLength}, ${maxLength}${pattern === undefined ? '' : `, like: ${JSON.stringify(pattern)}`})`;
}

function literal({ enum: names }: Schema, value: NonNullable<Schema['default']>): string {
  return names ? `.${value}` : JSON.stringify(value);
}
