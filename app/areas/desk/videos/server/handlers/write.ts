import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { faultOfWords, faultWords, isTopic } from '#app/areas/content/articles/rules.ts'
import { insertVideo, updateVideo, type VideoRow } from '#app/areas/content/videos/server/public.ts'
import { takePoster, takeVideo } from '#app/areas/files/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'

/** What the desk writes beside a film, as it is sent. */
interface Written {
  cat_id: number
  title: string
  summary: string
  image?: string | undefined
}

/** What is to be kept of it, or why not. A picture that it had before stays. */
const sheetOf = async (
  { db, staff }: StaffContext,
  { cat_id: topicId, title, summary, image: poster = '' }: Written,
  before?: VideoRow,
): Promise<NotKept | Pick<VideoRow, 'topicId' | 'title' | 'summary' | 'poster'>> => {
  if (!isTopic(topicId)) return 'no-topic'
  if (faultOfWords(`${title}\n${summary}`)) return 'faulty'
  const isNew = poster !== '' && poster !== before?.poster
  if (isNew && !(await takePoster(db, staff.hospitalId, poster))) return 'bad-picture'
  return { topicId, title, summary, poster }
}

type NotKept = 'no-topic' | 'faulty' | 'bad-picture'
const isRefused = (outcome: unknown) => typeof outcome === 'string'

/** Makes a draft of a film that was sent; its id, or why not. */
export const add = (
  ctx: StaffContext,
  { doctorId, url: address, ...written }: Written & { doctorId: number; url: string },
): Promise<number | NotKept | 'bad-film'> =>
  rollbackIf(ctx, isRefused, async (inside) => {
    const sheet = await sheetOf(inside, written)
    if (typeof sheet === 'string') return sheet
    const film = await takeVideo(inside.db, inside.staff.hospitalId, address)
    const row = film && { ...sheet, ...film, doctorId, address, changedAt: inside.now }
    const id = row && (await insertVideo(inside.db, row))
    if (!id) return 'bad-film'
    await recordAct(inside, { act: 'video.add', kind: 'video', id, after: { title: sheet.title } })
    return id
  })

/** Writes anew what stands beside a film; its version then, or why not. */
export const change = (
  ctx: StaffContext,
  { before, version }: { before: VideoRow; version: number },
  input: Written,
): Promise<number | NotKept | 'changed'> =>
  rollbackIf(ctx, isRefused, async (inside) => {
    const sheet = await sheetOf(inside, input, before)
    if (typeof sheet === 'string') return sheet
    const { id, doctorId } = before
    const now = await updateVideo(inside.db, { id, version }, { ...sheet, doctorId }, inside.now)
    if (!now) return 'changed'
    await recordAct(inside, { act: 'video.change', kind: 'video', id, after: { title: sheet.title } })
    return now
  })

/** Why the words beside a film cannot stand; '' where they can. */
export const faultWordsOf = ({ title, summary }: Pick<Written, 'title' | 'summary'>): string => {
  const fault = faultOfWords(`${title}\n${summary}`)
  return fault ? faultWords[fault].replace('文章', '标题和简介') : ''
}
