import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { uploadBegin, uploadDone, uploadPiece } from '../../contract.ts'
import { LONG_PAPER_BYTES, MOST_UNFINISHED, PIECE_BYTES } from '../../rules.ts'
import { removeOrphans, removeUnused } from '../jobs.ts'
import { takePapers } from '../public.ts'
import { filesPieces, filesUnfinished, filesUploads } from '../tables.ts'

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await startTestApp()
  me = await signIn(app)
})
afterAll(() => app.close())

/** A PDF of so many bytes that is like no other. */
const scans = (bytes: number, inside = ''): Buffer => {
  const [head, tail] = [Buffer.from(`%PDF-1.7\n${inside}\n`), Buffer.from('\n%%EOF\n')]
  // Hexadecimal digits: nothing in them looks like an act of its own.
  const filling = randomBytes(Math.ceil(bytes / 2))
    .toString('hex')
    .slice(0, bytes - head.length - tail.length)
  return Buffer.concat([head, Buffer.from(filling), tail])
}
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const begin = (bytes: Buffer, as = me) => app.callApi(uploadBegin, { sha256: hashOf(bytes), size: bytes.length }, as)
const pieceOf = (bytes: Buffer, upload_id: number, offset: number) => ({
  upload_id,
  offset,
  file: new Blob([new Uint8Array(bytes.subarray(offset, offset + PIECE_BYTES))]),
})
/** Sends pieces from where it stands until so many bytes have arrived. */
const sendUpTo = async (bytes: Buffer, end: number, as = me): Promise<number> => {
  const { upload_id, offset: begun } = await begin(bytes, as)
  let offset = begun
  while (offset < Math.min(end, bytes.length))
    offset = (await app.callApi(uploadPiece, pieceOf(bytes, upload_id, offset), as)).offset
  return upload_id
}
const pieceFiles = () => {
  const folder = join(app.config.dataDir, 'uploads')
  const names = readdirSync(folder, { recursive: true }).map(String)
  return names.filter((name) => name.endsWith('.part')).map((name) => join(folder, name))
}

test('a visitor and somebody else get to no upload, and nobody skips a piece or ends too early', async () => {
  const bytes = scans(3 * PIECE_BYTES)
  expect(await app.refusal(uploadBegin, { sha256: hashOf(bytes), size: bytes.length })).toBe('login')
  const upload_id = await sendUpTo(bytes, PIECE_BYTES)
  const other = await signIn(app)
  expect(await app.refusal(uploadPiece, pieceOf(bytes, upload_id, PIECE_BYTES), other)).toBe('not-found')
  expect(await app.refusal(uploadDone, { upload_id }, other)).toBe('not-found')
  expect(await app.refusal(uploadPiece, pieceOf(bytes, upload_id, 2 * PIECE_BYTES), me)).toBe('ahead')
  expect(await app.refusal(uploadDone, { upload_id }, me)).toBe('not-whole')
  expect((await begin(bytes, other)).offset).toBe(0)
})

test('a piece that is too big, an empty one and one past the end are refused and count for nothing', async () => {
  const bytes = scans(PIECE_BYTES + 10)
  const upload_id = await sendUpTo(bytes, PIECE_BYTES)
  const send = (size: number) =>
    app.refusal(uploadPiece, { upload_id, offset: PIECE_BYTES, file: new Blob([new Uint8Array(size)]) }, me)
  expect([await send(PIECE_BYTES + 1), await send(0), await send(11)]).toEqual(['too-big', 'empty', 'ahead'])
  expect((await begin(bytes)).offset).toBe(PIECE_BYTES)
})

test('more than 40 MB is not begun', async () => {
  const sha256 = '0'.repeat(64)
  expect(await app.refusal(uploadBegin, { sha256, size: LONG_PAPER_BYTES + 1 }, me)).toBe('too-big')
})

test.each([
  ['what arrives is something else than was said', 'damaged', (bytes: Buffer) => bytes.with(100, 0)],
  ['it is no PDF', 'no-pdf', (bytes: Buffer) => bytes],
])('where %s nothing of it stays', async (_, reason, arrive) => {
  const bytes = reason === 'no-pdf' ? randomBytes(PIECE_BYTES + 5) : scans(PIECE_BYTES + 5)
  const arrived = Buffer.from(arrive(bytes))
  const { upload_id } = await begin(bytes)
  for (const offset of [0, PIECE_BYTES]) await app.callApi(uploadPiece, pieceOf(arrived, upload_id, offset), me)
  const before = await app.db.$count(filesUploads)
  expect(await app.refusal(uploadDone, { upload_id }, me)).toBe(reason)
  expect(await app.db.$count(filesUploads)).toBe(before)
  expect((await begin(bytes)).offset).toBe(0)
})

test('one that acts by itself is refused though it came in pieces', async () => {
  const bytes = scans(2_000, '/JavaScript (app.alert(1))')
  const upload_id = await sendUpTo(bytes, bytes.length)
  expect(await app.refusal(uploadDone, { upload_id }, me)).toBe('lively')
})

test('40 MB of scans over a line that is cut again and again, every third answer lost: no byte that has arrived is asked for again, and it is whole', async () => {
  const own = await signIn(app)
  const bytes = scans(LONG_PAPER_BYTES)
  const sent = new Map<number, number>()
  let { upload_id, offset } = await begin(bytes, own)
  for (let at = 0; offset < bytes.length; at++) {
    sent.set(offset, (sent.get(offset) ?? 0) + 1)
    const answered = await app.callApi(uploadPiece, pieceOf(bytes, upload_id, offset), own)
    // The answer is lost: the same piece is sent again, and is told where it stands.
    if (at % 3 === 0) continue
    offset = answered.offset
    // The page was left: the same file goes on where it stood.
    if (at % 50 === 1) ({ upload_id, offset } = await begin(bytes, own))
  }
  expect(sent.size).toBe(Math.ceil(bytes.length / PIECE_BYTES))
  const { url } = await app.callApi(uploadDone, { upload_id }, own)
  expect(await app.callApi(uploadDone, { upload_id }, own)).toEqual({ url })
  const got = await app.server.inject({ url, headers: { 'user-key': own.key } })
  expect(hashOf(got.rawPayload)).toBe(hashOf(bytes))
  expect(await takePapers(app.db, own.patientId as Parameters<typeof takePapers>[1], [url])).toBe(true)
}, 60_000)

test('the same piece from two devices at once counts once', async () => {
  const bytes = scans(2 * PIECE_BYTES)
  const { upload_id } = await begin(bytes)
  const answers = await Promise.all([1, 2, 3].map(() => app.callApi(uploadPiece, pieceOf(bytes, upload_id, 0), me)))
  expect(answers).toEqual([1, 2, 3].map(() => ({ offset: PIECE_BYTES })))
  expect((await begin(bytes)).offset).toBe(PIECE_BYTES)
})

test('of what is begun and left the newest stay, and after a day nothing of it does', async () => {
  const own = await signIn(app)
  const all = Array.from({ length: MOST_UNFINISHED + 1 }, () => scans(2 * PIECE_BYTES))
  for (const bytes of all) await sendUpTo(bytes, PIECE_BYTES, own)
  expect((await begin(all[0] as Buffer, own)).offset).toBe(0)
  expect((await begin(all.at(-1) as Buffer, own)).offset).toBe(PIECE_BYTES)
  app.clock.advance({ hours: 25 })
  await removeUnused.run(app.context())
  expect([await app.db.$count(filesUnfinished), await app.db.$count(filesPieces)]).toEqual([0, 0])
  // Of those that gave way the files alone are left, until the night.
  const hoursAgo = app.clock.now().getTime() / 1_000 - 7_200
  for (const file of pieceFiles()) utimesSync(file, hoursAgo, hoursAgo)
  await removeOrphans.run(app.context())
  expect(pieceFiles()).toEqual([])
})
