import { doctorSchedule } from '#app/areas/guahao/schedules/contract.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import type { doctorDetail } from '../contract.ts'

/** A department in which a doctor sits, and when a place is free there first; null where none is. */
export type DoctorPost = CallOutput<typeof doctorDetail>['posts'][number] & { free_time: string | null }

/** Where a doctor sits, each with the next free time; nothing is asked about somebody who sits in one place. */
export const loadPosts = async (
  callApi: CallApi,
  { doctor_id, posts }: Pick<CallOutput<typeof doctorDetail>, 'doctor_id' | 'posts'>,
): Promise<DoctorPost[]> => {
  if (posts.length < 2) return []
  const { list } = await callApi(doctorSchedule, { doctor_id })
  return posts.map((post) => ({
    ...post,
    free_time: list.find(({ dep_id, state }) => dep_id === post.dep_id && state === 'bookable')?.begin_time ?? null,
  }))
}
