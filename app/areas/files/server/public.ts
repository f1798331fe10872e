import type { Context, DoctorContext, PatientId, StaffContext } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Sound } from '#kit/files/server/sound.ts'
import { newFileName } from '#kit/files/server/store.ts'
import { type AddressSeal, isSealed, sealAddress } from '#kit/seal/server/sealed-address.ts'
import { later } from '#kit/time/span.ts'
import {
  ARTICLE_PICTURE,
  BANK_PAPER,
  GOODS_PICTURE,
  LESSON,
  LICENCE_PROOF,
  LINK_MINUTES,
  maySee,
  POSTER,
  SENT_PAPER,
  type UploadType,
  VIDEO,
  VOICE,
} from '../rules.ts'
import {
  receiveFor,
  receiveLessonFor,
  receiveOnceFor,
  receivePaperFor,
  receiveVideoFor,
  receiveVoiceFor,
} from './commands/receive.ts'
import { addressOf, nameOf, storeOf } from './commands/store.ts'
import { keepPictureOnce, keepUpload } from './handlers/keep.ts'
import { readPicture } from './handlers/receive.ts'
import { findPaper, findUpload, insertPaper, listAll, type Owner, takeUploads } from './queries.ts'

export { seedVideo } from './commands/seed-video.ts'
export { receiveBill } from './handlers/receive.ts'

/**
 * Takes up pictures for good: a room that is given addresses calls it in the transaction that keeps them. False where they
 * are not all the patient's own pictures of this type; what no room takes up within a day is removed.
 */
export const takePictures = async (
  db: Db,
  patient: PatientId,
  uploadtype: UploadType,
  addresses: readonly string[],
): Promise<boolean> => addresses.length === 0 || takeUploads(db, { patientId: patient }, uploadtype, addresses)

/** The same as `takePictures` for PDFs that the patient sent. */
export const takePapers = async (db: Db, patient: PatientId, addresses: readonly string[]): Promise<boolean> =>
  addresses.length === 0 || takeUploads(db, { patientId: patient }, SENT_PAPER, addresses)

/** Keeps the picture of goods that a desk sent, or says why not: one of the refusals of `uploadimg`. */
export const receiveGoodsPicture = (ctx: StaffContext) =>
  receiveFor(ctx, { hospitalId: ctx.staff.hospitalId }, GOODS_PICTURE)

/** Keeps a picture that a desk sends to go with a file of rows as those of goods are kept, once however often it comes; or says why not. */
export const receiveBroughtPicture = (ctx: StaffContext) =>
  receiveOnceFor(ctx, { hospitalId: ctx.staff.hospitalId }, GOODS_PICTURE)

/** The same of one that lies on the server's disk, as if that hospital's desk had sent it. */
export const keepBroughtPicture = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  hospitalId: number,
  path: string,
) => {
  const picture = await readPicture(ctx, path)
  return typeof picture === 'string' ? picture : keepPictureOnce(ctx, { hospitalId }, GOODS_PICTURE, picture)
}

/** Keeps a PDF that staff send for a patient, as that patient's own, or says why not: one of the refusals of `uploadPaper`. */
export const receivePaperOf = (ctx: StaffContext, patientId: PatientId) => receivePaperFor(ctx, { patientId })

/** The same as `takePictures` for what a hospital's desk sent. */
export const takeGoodsPictures = async (db: Db, hospitalId: number, addresses: readonly string[]): Promise<boolean> =>
  addresses.length === 0 || takeUploads(db, { hospitalId }, GOODS_PICTURE, addresses)

/** Keeps the photograph of a doctor's papers that a desk sent, or says why not. */
export const receiveLicenceProof = (ctx: StaffContext) =>
  receiveFor(ctx, { hospitalId: ctx.staff.hospitalId }, LICENCE_PROOF)

/** The same as `takePictures` for such photographs. */
export const takeLicenceProofs = async (db: Db, hospitalId: number, addresses: readonly string[]): Promise<boolean> =>
  addresses.length === 0 || takeUploads(db, { hospitalId }, LICENCE_PROOF, addresses)

/** Keeps the photograph of a bank's paper that a desk sent, or says why not. */
export const receiveBankPaper = (ctx: StaffContext) => receiveFor(ctx, { hospitalId: ctx.staff.hospitalId }, BANK_PAPER)

/** The same as `takePictures` for one of those. */
export const takeBankPaper = (db: Db, hospitalId: number, address: string): Promise<boolean> =>
  takeUploads(db, { hospitalId }, BANK_PAPER, [address])

/** Keeps a picture that a doctor sends for an article, or says why not. */
export const receiveArticlePicture = (ctx: DoctorContext) =>
  receiveFor(ctx, { doctorId: ctx.doctor.doctorId }, ARTICLE_PICTURE)

/** The same as `takePictures` for what a doctor sent for an article. */
export const takeArticlePictures = async (db: Db, doctorId: number, addresses: readonly string[]): Promise<boolean> =>
  addresses.length === 0 || takeUploads(db, { doctorId }, ARTICLE_PICTURE, addresses)

/** Keeps the sound of a lesson that a desk sends, or says why not: one of the refusals of `uploadVoice`. */
export const receiveLesson = (ctx: StaffContext) => receiveLessonFor(ctx, { hospitalId: ctx.staff.hospitalId })

/** Keeps a sound that the product made, as if that hospital's desk had sent it: its address. */
export const keepLesson = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  hospitalId: number,
  bytes: Uint8Array,
  { kind, seconds }: Sound,
): Promise<string> => {
  const kept = await keepUpload(ctx, { hospitalId }, LESSON, { bytes, ending: kind, facts: { seconds } })
  if (typeof kept === 'string') throw new Error(`the sound of a lesson could not be kept: ${kept}`)
  return kept.url
}

/** The same as `takePictures` for sounds of lessons: which file each is and how long; undefined where one is not the desk's. */
export const takeLessons = async (
  db: Db,
  hospitalId: number,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, { fileId: number; seconds: number }> | undefined> => {
  if (addresses.length > 0 && !(await takeUploads(db, { hospitalId }, LESSON, addresses))) return undefined
  const taken = new Map<string, { fileId: number; seconds: number }>()
  for (const address of addresses) {
    const row = await findUpload(db, address)
    if (row) taken.set(address, { fileId: row.id, seconds: row.seconds ?? 0 })
  }
  return taken
}

/** Keeps a picture that a doctor sends in a consultation, or says why not. */
export const receiveDoctorPicture = (ctx: DoctorContext) => receiveFor(ctx, { doctorId: ctx.doctor.doctorId }, 'ask')

/** The same of what they say. */
export const receiveDoctorVoice = (ctx: DoctorContext, seconds: number) =>
  receiveVoiceFor(ctx, { doctorId: ctx.doctor.doctorId }, seconds)

/** The same as `takePictures` for what is said in a consultation by one of both: a picture, or a voice and how long it is. */
export const takeMessageFiles = async (
  db: Db,
  owner: Owner,
  kind: 'image' | 'voice',
  address: string,
): Promise<{ seconds: number | null } | undefined> => {
  if (!(await takeUploads(db, owner, kind === 'image' ? 'ask' : VOICE, [address]))) return undefined
  return { seconds: (await findUpload(db, address))?.seconds ?? null }
}

/** Keeps the film that a hospital's desk sent, or says why not. */
export const receiveDeskVideo = (ctx: StaffContext) => receiveVideoFor(ctx, { hospitalId: ctx.staff.hospitalId })

/** The same of the still picture before it. */
export const receivePoster = (ctx: StaffContext) => receiveFor(ctx, { hospitalId: ctx.staff.hospitalId }, POSTER)

/** The same as `takePictures` for a film, and what is known of it. */
export const takeVideo = async (db: Db, hospitalId: number, address: string) => {
  if (!(await takeUploads(db, { hospitalId }, VIDEO, [address]))) return undefined
  const { width, height, seconds, bytes } = (await findUpload(db, address)) ?? {}
  return { width: width ?? 0, height: height ?? 0, seconds: seconds ?? 0, bytes: bytes ?? 0 }
}

/** The same as `takePictures` for the still picture before a film. */
export const takePoster = (db: Db, hospitalId: number, address: string): Promise<boolean> =>
  takeUploads(db, { hospitalId }, POSTER, [address])

/** Keeps a PDF that the product made for a patient, and gives its address. A store that is away throws. */
export const keepPaper = async (
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  patientId: number,
  pdf: Uint8Array,
): Promise<string> => {
  const name = newFileName('pdf')
  const address = addressOf(name)
  await storeOf(config).keep(name, pdf)
  await insertPaper(db, { patientId, address, bytes: pdf.length, createdAt: now })
  return address
}

/**
 * An address that shows a private file for an hour to whoever has it: for the owner's own pages, where files carry
 * no key, and for whom the room that uses the file has decided to show it.
 */
export const lendAddress = ({ config, now }: Pick<Context, 'config' | 'now'>, address: string): string =>
  sealAddress(config, LENT, address, later(now, { minutes: LINK_MINUTES }))

const LENT = 'lent-picture'

/** A file that is shown, to how many, and its bytes from one place to another, both counted in. */
export interface ShownFile {
  size: number
  isPublic: boolean
  /** Somebody sent it as it is: it is handed over to be kept, and shown in no page of ours. */
  isForeign: boolean
  readPart: (from: number, to: number) => Promise<Buffer | undefined>
}

/** The picture (`.jpg`), voice, lesson, film (`.mp4`) or paper (`.pdf`) of this name, for who may see it; null for everybody else, as if there were none. */
export const findFile = async (
  ctx: Pick<Context, 'db' | 'config' | 'now'>,
  name: string,
  patient: PatientId | null,
  lent: AddressSeal,
): Promise<ShownFile | null> => {
  if (!/^[0-9a-f]{40}\.(jpg|pdf|webm|ogg|m4a|mp3|wav|mp4)$/.test(name)) return null
  const address = addressOf(name)
  const upload = await findUpload(ctx.db, address)
  const file = upload ?? (await findPaper(ctx.db, address))
  if (!file) return null
  // A paper is its owner's, as what has no type is.
  const uploadtype = upload?.uploadtype ?? ''
  const isOwner = patient !== null && file.patientId === patient
  if (
    !maySee(uploadtype, { isOwner, isLent: isSealed(ctx.config, { what: LENT, address, given: lent, now: ctx.now }) })
  )
    return null
  const store = storeOf(ctx.config)
  return {
    size: file.bytes,
    isForeign: uploadtype === SENT_PAPER,
    isPublic: maySee(uploadtype, { isOwner: false, isLent: false }),
    readPart: (from, to) => store.readPart(name, from, to),
  }
}

/** The store of this installation, for who takes all of it along or brings it back. */
export const fileStoreOf = (config: Pick<Context['config'], 'dataDir' | 'uploads'>) => storeOf(config)

/** The name in the store and the size of every file that the database knows; some hundred at a time. */
export async function* listStoredFiles(db: Db): AsyncGenerator<{ name: string; bytes: number }[]> {
  for await (const rows of listAll(db)) yield rows.map(({ address, bytes }) => ({ name: nameOf(address), bytes }))
}
