import { topics } from '#app/areas/content/articles/rules.ts'
import { sceneOf } from '#app/areas/content/articles/server/public.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import type { VideoRow } from './queries.ts'

/** The still picture before a film: its own, or the one that is generated for its topic. */
export const posterOf = ({ id, poster, topicId }: Pick<VideoRow, 'id' | 'poster' | 'topicId'>): string =>
  poster || sceneOf(topicId, `video-${id}`)

/** Videos as their cards show them, with whose they are, in the same order. */
export const asCards = async ({ db, now }: Pick<Context, 'db' | 'now'>, rows: readonly VideoRow[]) => {
  const doctors = await listDoctorCards(db, [...new Set(rows.map(({ doctorId }) => doctorId))])
  const byId = new Map(doctors.map((doctor) => [doctor.id, asDoctorCard(doctor, { now })]))
  return rows.flatMap((row) => {
    const doctor = byId.get(row.doctorId)
    return doctor ? [{ ...asVideo(row), ...asSpeaker(doctor) }] : []
  })
}

const asSpeaker = (doctor: ReturnType<typeof asDoctorCard>) => ({
  doctor_id: doctor.doctor_id,
  doctor_name: doctor.doctor_name,
  doctor_image: doctor.image,
  title_name: doctor.title_name,
  unit_name: doctor.unit_name,
  dep_name: doctor.dep_name,
})

const asVideo = (row: VideoRow) => ({
  file_id: row.id,
  title: row.title,
  summary: row.summary,
  image: posterOf(row),
  width: row.width,
  height: row.height,
  seconds: row.seconds,
  bytes: row.bytes,
  cat_id: row.topicId,
  cat_name: topics[row.topicId] ?? '',
  add_time: row.publishedAt ?? row.changedAt,
  play_num: row.playCount,
  like_num: row.likeCount,
  is_demo: row.isDemo,
})

/** Where a film is to be had, for an hour. */
export const asPlayList = (
  ctx: Pick<Context, 'config' | 'now'>,
  { address, width, height, bytes }: Pick<VideoRow, 'address' | 'width' | 'height' | 'bytes'>,
) => [{ url: lendAddress(ctx, address), width, height, bytes }]
