import { doctorsSeen } from '#app/areas/guahao/booking/contract.ts'
import { doctorFollowList } from '#app/areas/guahao/doctors/contract.ts'
import { doctorsSchStatus } from '#app/areas/guahao/schedules/contract.ts'
import { session } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

type Standing = CallOutput<typeof doctorsSchStatus>['list'][number]
type Seen = CallOutput<typeof doctorsSeen>['list'][number]

/** A doctor whom the patient follows or whom their family saw, and how the days ahead stand. */
export interface OwnDoctor
  extends Pick<Seen, 'doctor_id' | 'doctor_name' | 'dep_name' | 'image' | 'unit_id' | 'dep_id'> {
  why: 'followed' | 'seen'
  standing: Standing | undefined
}

const MOST = 10

/**
 * Those whom the patient follows come first, then those whom the family saw; each once. Nobody for a visitor and in the HTML of
 * the server, and the page does not wait in vain where no answer comes.
 */
export const loadOwnDoctors = async (callApi: CallApi): Promise<OwnDoctor[]> => {
  if (typeof window === 'undefined' || session.read() === null) return []
  return loadThem(callApi).catch(() => [])
}

const loadThem = async (callApi: CallApi): Promise<OwnDoctor[]> => {
  const [followed, seen] = await Promise.all([callApi(doctorFollowList, { page_size: MOST }), callApi(doctorsSeen, {})])
  const isFollowed = new Set(followed.list.map(({ doctor_id }) => doctor_id))
  const doctors = [
    ...followed.list.map((doctor) => ({ ...doctor, why: 'followed' as const })),
    ...seen.list
      .filter(({ doctor_id }) => !isFollowed.has(doctor_id))
      .map((doctor) => ({ ...doctor, why: 'seen' as const })),
  ].slice(0, MOST)
  if (doctors.length === 0) return []
  const { list } = await callApi(doctorsSchStatus, { doctor_ids: doctors.map(({ doctor_id }) => doctor_id).join(',') })
  const standings = new Map(list.map((standing) => [standing.doctor_id, standing]))
  return doctors.map((doctor) => ({ ...doctor, standing: standings.get(doctor.doctor_id) }))
}
