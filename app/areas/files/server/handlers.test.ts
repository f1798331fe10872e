import { once } from 'node:events'
import { existsSync, readdirSync, utimesSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { uploadimg } from '../contract.ts'
import { removeOrphans, removeUnused } from './jobs.ts'
import { lendAddress, takePictures } from './public.ts'
import { filesUploads } from './tables.ts'

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await startTestApp({ env: { UPLOAD_MEGABYTES: '1', UPLOAD_SECONDS: '2' } })
  me = await signIn(app)
})
afterAll(() => app.close())

/** Nothing that is refused leaves anything. */
let before: string
beforeEach(async () => {
  before = await everything()
})
const everything = async () => JSON.stringify([filesIn(), await app.db.$count(filesUploads)])
const uploads = () => join(app.config.dataDir, 'uploads')
const filesIn = () =>
  existsSync(uploads())
    ? readdirSync(uploads(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    : []

/** A picture of one colour. */
const plain = (width = 40, height = 30, background = '#3366cc') =>
  sharp({ create: { width, height, channels: 3, background } })
const asFile = (bytes: Uint8Array, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type })
const jpeg = async (width?: number, height?: number) => asFile(await plain(width, height).jpeg().toBuffer())
const send = (file: unknown, { uploadtype, key = me.key }: { uploadtype?: string; key?: string } = {}) =>
  app.rawRequest(uploadimg, { uploadtype, file }, { key })
const keep = async (file: Blob, uploadtype: 'refund' | 'comment' = 'refund', { key } = me) =>
  app.callApi(uploadimg, { uploadtype, file }, { key })
const get = (url: string, headers = {}) => app.server.inject({ url, headers })

const refused: [string, string, () => unknown][] = [
  ['no file', 'no-file', () => undefined],
  ['0 bytes', 'empty', () => asFile(Buffer.alloc(0))],
  [
    'HTML that calls itself PNG',
    'no-picture',
    () => asFile(Buffer.from('<!doctype html><script>1</script>'), 'image/png'),
  ],
  ['SVG with a script', 'no-picture', () => asFile(Buffer.from('<svg onload="alert(1)"/>'), 'image/svg+xml')],
  ['a TIFF, which no phone shows', 'no-picture', async () => asFile(await plain().tiff().toBuffer(), 'image/tiff')],
  ['a PNG that calls itself JPEG', 'lying', async () => asFile(await plain().png().toBuffer(), 'image/jpeg')],
  ['a JPEG that calls itself HTML', 'lying', async () => asFile(await plain().jpeg().toBuffer(), 'text/html')],
  [
    'a head of a PNG with a page behind it',
    'broken',
    () => asFile(Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'), 'image/png'),
  ],
  ['half a JPEG', 'broken', async () => asFile((await noise(200).jpeg().toBuffer()).subarray(0, 4_000))],
  ['too many bytes', 'too-big', async () => asFile(await noise(700).png().toBuffer(), 'image/png')],
  ['far too many bytes', 'too-big', () => asFile(Buffer.alloc(25_000_000))],
]
/** Does not compress. */
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

test.each(refused)('%s is refused and leaves nothing [X306]', async (_, reason, file) => {
  const { status, body } = await send(await file())
  expect([status, body.state, body.reason]).toEqual([200, 0, reason])
  expect(body.msg).toMatch(/[\u4e00-\u9fff]/)
  expect(await everything()).toBe(before)
})

test('pixels are counted before they are decoded: a bomb of a few bytes does not go off', async () => {
  const bomb = await plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  // Claims even more than it holds.
  const claims = Buffer.from(bomb)
  claims.writeUInt32BE(0x7fffffff, 16)
  for (const bytes of [bomb, claims]) {
    const { body } = await send(asFile(bytes, 'image/png'))
    expect(['too-many-pixels', 'broken']).toContain(body.reason)
  }
  expect((await send(asFile(bomb, 'image/png'))).body.reason).toBe('too-many-pixels')
  expect(await everything()).toBe(before)
})

test('a visitor may not, nor may somebody with a dead key, and no cookie makes a patient of them', async () => {
  expect((await app.rawRequest(uploadimg, { file: await jpeg() })).body).toMatchObject({ state: 0, login: -1 })
  expect((await send(await jpeg(), { key: 'dead' })).status).toBe(401)
  const { body } = await app.rawRequest(uploadimg, { file: await jpeg() }, { cookie: `user_key_v2=${btoa(me.key)}` })
  expect(body.login).toBe(-1)
  expect(await everything()).toBe(before)
})

test('a type that there is not is refused', async () => {
  expect((await send(await jpeg(), { uploadtype: '../etc' })).status).toBe(422)
  expect((await send(await jpeg(), { uploadtype: 'constructor' })).status).toBe(422)
})

const post = async (parts: FormData, query = '') => {
  const body = new Response(parts)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'user-key': me.key }
  const payload = Buffer.from(await body.arrayBuffer())
  return app.server.inject({ method: 'POST', url: `/api/sys/uploadimg.html${query}`, payload, headers })
}

test('two files are one too many', async () => {
  const parts = new FormData()
  parts.append('file', await jpeg())
  parts.append('other', await jpeg())
  expect((await post(parts)).json()).toMatchObject({ state: 0, reason: 'several-files' })
  expect(await everything()).toBe(before)
})

test('a form or JSON in the place of parts brings no file', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
    const headers = { 'content-type': type, 'user-key': me.key }
    const asked = { method: 'POST', url: '/api/sys/uploadimg', payload: '{}', headers } as const
    expect((await app.server.inject(asked)).json()).toMatchObject({ state: 0, reason: 'no-file' })
  }
})

/** Begins an upload over a real connection and sends half of it. */
const beginUpload = async (): Promise<ClientRequest> => {
  if (!app.server.server.listening) await app.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.server.address() as AddressInfo
  const bytes = await noise(300).jpeg().toBuffer()
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'user-key': me.key, 'content-length': 200_000 }
  const asking = request({ host: '127.0.0.1', port, path: '/api/sys/uploadimg', method: 'POST', headers })
  asking.write(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  )
  asking.write(bytes)
  return asking
}

test('a connection that is cut leaves neither file nor row', async () => {
  const asking = await beginUpload()
  asking.on('error', () => {})
  await expect.poll(everything).not.toBe(before)
  expect(filesIn().some((file) => file.includes('arriving'))).toBe(true)
  asking.destroy()
  await expect.poll(everything).toBe(before)
})

test('a body that does not come to its end is not waited for', async () => {
  const asking = await beginUpload()
  const [response] = await once(asking, 'response')
  const said = JSON.parse(Buffer.concat(await response.toArray()).toString())
  asking.on('error', () => {})
  asking.destroy()
  expect(said).toMatchObject({ state: 0, reason: 'too-slow' })
  expect(await everything()).toBe(before)
})

test('a row that cannot be written leaves no file', async () => {
  await app.pool.query('alter table files_uploads add constraint full_up check (id < 0) not valid')
  expect((await send(await jpeg())).status).toBe(500)
  await app.pool.query('alter table files_uploads drop constraint full_up')
  expect(await everything()).toBe(before)
})

test('without a type a picture is for a refund [X263], and its answer has state 1 [X306]', async () => {
  const parts = new FormData()
  parts.append('file', await jpeg(), 'IMG_0001.HEIC.html')
  const { state, data } = (await post(parts)).json()
  expect(state).toBe(1)
  expect(data).toEqual({ url: expect.stringMatching(/^\/files\/[0-9a-f]{40}\.jpg$/), width: 40, height: 30 })
  const [row] = await app.db.select().from(filesUploads).where(eq(filesUploads.address, data.url))
  expect(row).toMatchObject({ patientId: me.patientId, uploadtype: 'refund', width: 40, height: 30 })
  expect(row?.bytes).toBe((await get(data.url, { 'user-key': me.key })).rawPayload.length)
  expect((await post(parts, '?uploadtype=comment')).json().state).toBe(1)
})

test('where and when it was taken, its words and what hides behind it are gone; it stands upright', async () => {
  const exif = {
    IFD0: { Make: 'SecretCamera', ImageDescription: 'secret words' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 32/1 54/1', GPSLongitudeRef: 'E', GPSLongitude: '114/1 3/1 57/1' },
  }
  const taken = await plain(40, 30).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const withGps = await sharp(taken).metadata()
  expect([withGps.exif === undefined, withGps.orientation]).toEqual([false, 6])
  const hidden = Buffer.concat([taken, Buffer.from('PK<script>secret words</script>')])
  const { url, width, height } = await keep(asFile(hidden))
  expect([width, height]).toEqual([30, 40])
  const { rawPayload } = await get(url, { 'user-key': me.key })
  const { exif: left, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata()
  expect([left, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(rawPayload.includes('ecret')).toBe(false)
})

test('a moving picture keeps its first frame', async () => {
  const frames = [await plain(20, 20, '#ff0000').png().toBuffer(), await plain(20, 20, '#0000ff').png().toBuffer()]
  for (const type of ['gif', 'webp'] as const) {
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(type)
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { url, width, height } = await keep(asFile(moving, `image/${type}`))
    const { rawPayload } = await get(url, { 'user-key': me.key })
    expect([width, height, (await sharp(rawPayload).metadata()).pages]).toEqual([20, 20, undefined])
    expect((await colourOf(rawPayload))[0]).toBeGreaterThan(200)
  }
})

const colourOf = async (bytes: Buffer) => [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)] as number[]

test('inks become light, and what is seen through stands on white', async () => {
  const inks = asFile(await plain(20, 20, '#ff0000').toColourspace('cmyk').jpeg().toBuffer())
  expect((await sharp(await inks.arrayBuffer()).metadata()).space).toBe('cmyk')
  const glass = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
  const [red, white] = [await keep(inks), await keep(asFile(await glass.png().toBuffer(), 'image/png'))]
  const [ofRed, ofWhite] = await Promise.all([red, white].map(({ url }) => get(url, { 'user-key': me.key })))
  expect((await sharp(ofRed?.rawPayload).metadata()).space).toBe('srgb')
  const [r = 0, g = 0] = await colourOf(ofRed?.rawPayload as Buffer)
  expect(r - g).toBeGreaterThan(100)
  expect(await colourOf(ofWhite?.rawPayload as Buffer)).toEqual([255, 255, 255])
})

test('the longest side is kept within its limit, and small pictures stay small', async () => {
  const { width, height } = await keep(await jpeg(4_096, 3_072))
  expect([width, height]).toEqual([2_048, 1_536])
})

test('a long screenshot and a wide strip stay wide and high enough to be read', async () => {
  for (const [width, height] of [
    [1_080, 15_000],
    [15_000, 1_080],
  ] as const) {
    const kept = await keep(await jpeg(width, height))
    expect(Math.min(kept.width, kept.height)).toBe(1_000)
    expect(kept.width > kept.height).toBe(width > height)
  }
})

test('a private picture is there for its owner alone: for others it is one that is not there', async () => {
  const { url } = await keep(await jpeg())
  const other = await signIn(app)
  const answers = [await get(url), await get(url, { 'user-key': other.key }), await get(`${url}?user_key=${me.key}`)]
  const nowhere = await get(`/files/${'0'.repeat(40)}.jpg`)
  for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([404, nowhere.body])
  expect(nowhere.headers['cache-control']).toBe('no-store')
  const shown = await get(url, { 'user-key': me.key })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{40}\.jpg"$/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('what belongs to a comment is shown to everybody who has its address', async () => {
  const { url } = await keep(await jpeg(), 'comment')
  const { statusCode, headers } = await get(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

test('a private picture is lent for an hour, and not another with it', async () => {
  const [one, other] = [await keep(await jpeg()), await keep(await jpeg())]
  const lent = lendAddress(app.context(), one.url)
  expect((await get(lent)).statusCode).toBe(200)
  expect((await get(lent.replace(one.url, other.url))).statusCode).toBe(404)
  expect((await get(lent.replace('until=', 'until=9'))).statusCode).toBe(404)
  app.clock.advance({ minutes: 61 })
  expect((await get(lent)).statusCode).toBe(404)
})

test('a way out of the folder is no name', async () => {
  for (const name of ['..%2f..%2fsecret', '%2e%2e/secret', `${'0'.repeat(40)}.png`, `a${'0'.repeat(40)}.jpg`])
    expect((await get(`/files/${name}`, { 'user-key': me.key })).statusCode).toBe(404)
})

type Patient = Parameters<typeof takePictures>[1]
const take = (patient: number, type: 'refund' | 'ask', addresses: string[]) =>
  takePictures(app.db, patient as Patient, type, addresses)

test('rooms take up pictures that are their owner’s and of their type, all or none', async () => {
  const { url } = await keep(await jpeg())
  const other = await signIn(app)
  expect(await take(me.patientId, 'ask', [url])).toBe(false)
  expect(await take(other.patientId, 'refund', [url])).toBe(false)
  expect(await take(me.patientId, 'refund', [url, 'https://elsewhere.example/a.jpg'])).toBe(false)
  const [row] = await app.db.select().from(filesUploads).where(eq(filesUploads.address, url))
  expect(row?.unusedUntil).not.toBeNull()
  expect(await take(me.patientId, 'refund', [])).toBe(true)
  expect(await take(me.patientId, 'refund', [url, url])).toBe(true)
})

test('what no room took up is gone after a day, what one did stays', async () => {
  const [taken, unused] = [await keep(await jpeg()), await keep(await jpeg())]
  await take(me.patientId, 'refund', [taken.url])
  const shown = async () => {
    const answers = await Promise.all([taken, unused].map(({ url }) => get(url, { 'user-key': me.key })))
    return answers.map(({ statusCode }) => statusCode)
  }
  app.clock.advance({ hours: 23 })
  await removeUnused.run(app.context())
  expect(await shown()).toEqual([200, 200])
  app.clock.advance({ hours: 2 })
  await removeUnused.run(app.context())
  expect(await shown()).toEqual([200, 404])
  expect(filesIn().filter((file) => unused.url.endsWith(basename(file)))).toEqual([])
  expect(await take(me.patientId, 'refund', [unused.url])).toBe(false)
})

test('a day has its limit, and the next day a new one', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'on', UPLOADS_PER_DAY: '2' } })
  try {
    const { key } = await signIn(strict)
    const file = await jpeg()
    for (const _ of [1, 2]) await strict.callApi(uploadimg, { uploadtype: 'refund', file }, { key })
    expect(await strict.refusal(uploadimg, { file }, { key })).toBe('too-many')
    strict.clock.advance({ hours: 25 })
    expect(await strict.refusal(uploadimg, { file }, { key })).toBe('not refused')
  } finally {
    await strict.close()
  }
})

test('files of an account that went, and those without a row, are removed; what is young may be on its way', async () => {
  const leaving = await signIn(app)
  const [mine, theirs] = [await keep(await jpeg()), await keep(await jpeg(), 'comment', leaving)]
  const nameOf = ({ url }: { url: string }) => url.slice('/files/'.length)
  const isThere = (one: { url: string }) => filesIn().some((file) => file.endsWith(nameOf(one)))
  await app.db.delete(accessPatients).where(eq(accessPatients.id, leaving.patientId))
  expect((await get(theirs.url)).statusCode).toBe(404)
  const age = (hours: number) => {
    const then = app.clock.now().getTime() / 1000 - hours * 3600
    for (const file of filesIn()) utimesSync(file, then, then)
  }
  age(0)
  await removeOrphans.run(app.context())
  expect(isThere(theirs)).toBe(true)
  age(2)
  await removeOrphans.run(app.context())
  expect([isThere(theirs), isThere(mine)]).toEqual([false, true])
})
