import * as fc from 'fast-check'

export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'abc\u0000def',
    '\uD800',
    'name\uDFFF',
    '\u202Egnp.exe',
    'Z\u0310\u0311\u0312alg\u0313o',
    '👩‍👩‍👧‍👦'.repeat(30),
    'x'.repeat(70_000),
    "' or 1=1 --",
    '%_\\',
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '{{7*7}}${7*7}',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
    '١٢٣٤٥٦',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** Placeholders for numbers that JSON can write and JavaScript can't hold. */
const TOO_LARGE = 'a number beyond all'
const TOO_DEEP = 'a list in a list in a list'

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth)

const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, -0, 0.5, 2 ** 31, -(2 ** 63), 1e21, Number.MAX_SAFE_INTEGER, TOO_LARGE),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[]],
    { ['__proto__']: { admin: true } },
    { constructor: { prototype: {} } },
  ),
  fc.constant<unknown>(TOO_DEEP),
  fc.jsonValue({ maxDepth: 3 }),
)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces, drops, or adds a field, or wraps a value in a list, at any depth. */
const changed = (value: unknown, evil: unknown, where: number, how: number): unknown => {
  if (Array.isArray(value) && value.length > 0) {
    const at = where % value.length
    return value.map((item: unknown, index) => (index === at ? changed(item, evil, where + how, how) : item))
  }
  if (!isRecord(value)) return evil
  const fields = Object.entries(value)
  const at = where % Math.max(1, fields.length)
  const [name = 'extra', old] = fields[at] ?? []
  if (how === 0) return Object.fromEntries(fields.filter((_, index) => index !== at))
  if (how === 1) return { ...value, ['__proto__']: evil, [`${name}_2`]: evil }
  if (how === 2) return { ...value, [name]: [old] }
  if (how > 4 && typeof old === 'object') return { ...value, [name]: changed(old, evil, where, how) }
  return { ...value, [name]: evil }
}

export const mutated = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, hostileValue, fc.nat(20), fc.nat(8)).map((parts) => changed(...parts))

export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll(JSON.stringify(TOO_LARGE), '1e999')
    .replace(JSON.stringify(TOO_DEEP), nested(60_000, '[', ']'))

export const hostileBody = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"a":',
    'null',
    '[]',
    '"text"',
    '{"a":1,"a":2}',
    '\uFEFF{}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    nested(50_000, '[', ']'),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
)
