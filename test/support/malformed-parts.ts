import fc from 'fast-check'

/** A body in parts with its headers. */
interface PartsBody {
  payload: Buffer
  headers: Record<string, string>
}

const BOUNDARY = '----boundary0'

const dispositions = [
  'form-data; name="file"; filename="a.png"',
  'form-data; name="file"; filename="../../etc/passwd"',
  'form-data; name="file"; filename="a\u0000.png"',
  'form-data; name="file"; filename=""',
  'form-data; name="file"; filename*=UTF-8\'\'%ff%fe',
  'form-data; name="__proto__"; filename="a.png"',
  'form-data; name="__proto__"',
  'form-data; name="constructor"',
  `form-data; name="${'n'.repeat(5_000)}"; filename="${'f'.repeat(20_000)}"`,
  'form-data; name="uploadtype"',
  'form-data',
  'attachment; filename="a.png"',
  '',
]
const types = ['image/png', 'image/jpeg', 'text/html', 'application/json', 'image/svg+xml', 'multipart/mixed', '', 'x']

const texts = ['', '<svg onload="alert(1)"/>', '<!doctype html><script>1</script>', '\x89PNG\r\n\x1a\n', 'GIF89a', '\0']
const markers = [`multipart/form-data; boundary=${BOUNDARY}`, 'multipart/form-data', 'multipart/form-data; boundary=""']

/** What a file may be: the honest one, its beginning, the honest one with a byte turned, something else. */
const contentOf = (files: readonly Buffer[]): fc.Arbitrary<Buffer> => {
  const other = fc.oneof(
    fc.constantFrom(...texts).map((text) => Buffer.from(text, 'latin1')),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  if (files.length === 0) return other
  const honest = fc.constantFrom(...files)
  const cut = fc.tuple(honest, fc.nat()).map(([file, at]) => file.subarray(0, at % (file.length + 1)))
  const turned = fc.tuple(honest, fc.nat(), fc.integer({ min: 1, max: 255 })).map(([file, at, by]) => {
    const copy = Buffer.from(file)
    const index = at % copy.length
    copy[index] = (copy[index] ?? 0) ^ by
    return copy
  })
  return fc.oneof(honest, cut, turned, other)
}

const part = (content: fc.Arbitrary<Buffer>) =>
  fc
    .tuple(fc.constantFrom(...dispositions), fc.constantFrom(...types), content)
    .map(([disposition, type, bytes]) =>
      Buffer.concat([
        Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\nContent-Type: ${type}\r\n\r\n`, 'latin1'),
        bytes,
        Buffer.from('\r\n'),
      ]),
    )

/** Bodies in parts that no honest program would send: parts too many or without names, lying types, cut short. */
export const malformedParts = (files: readonly Buffer[]): fc.Arbitrary<PartsBody> =>
  fc
    .record({
      parts: fc.array(part(contentOf(files)), { maxLength: 12 }),
      end: fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}`, '', '\r\n\r\n'),
      // Of a thousand: now and then the body ends in the middle.
      kept: fc.oneof(
        { weight: 3, arbitrary: fc.constant(1_000) },
        { weight: 1, arbitrary: fc.integer({ max: 1_000, min: 0 }) },
      ),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant(markers[0] as string) },
        { weight: 1, arbitrary: fc.constantFrom(...markers) },
      ),
    })
    .map(({ parts, end, kept, type }) => {
      const whole = Buffer.concat([...parts, Buffer.from(end)])
      return { payload: whole.subarray(0, Math.ceil((whole.length * kept) / 1_000)), headers: { 'content-type': type } }
    })
