import { LOW_STARS } from '#app/areas/help/rules/ratings.ts'
import {
  type EndedService,
  type listRatingFigures,
  type NamedTalk,
  type readTalk,
  wordsOfRating,
} from '#app/areas/help/server/public.ts'
import type { Context } from '#app/context.ts'

type Read = Exclude<Awaited<ReturnType<typeof readTalk>>, string>

export const asTalk = (
  { id, name, patientId, openSince, writtenAt, waitingSince, takenBy }: NamedTalk,
  staffId: number,
) => ({
  talk_id: id,
  name,
  is_patient: patientId !== null,
  open_time: openSince ?? writtenAt,
  waiting_time: waitingSince,
  is_taken: takenBy !== null,
  is_mine: takenBy === staffId,
})

export const asRead = ({ talk, messages }: Read, staffId: number) => ({
  talk: asTalk(talk, staffId),
  list: messages,
})

/** A service that was ended, with how it was rated. */
export const asRated = ({ service, staffName, patientId, name }: EndedService, ctx: Pick<Context, 'config'>) => ({
  service_id: service.id,
  talk_id: service.talkId,
  name,
  is_patient: patientId !== null,
  staff_id: service.agentId,
  staff_name: nameOf(staffName),
  end_time: service.endedAt ?? service.begunAt,
  stars: service.stars ?? 0,
  is_low: service.stars !== null && service.stars <= LOW_STARS,
  content: wordsOfRating(service, ctx),
  rate_time: service.ratedAt,
})

/** Columns of the file of them. */
export const ratedColumns = (ctx: Pick<Context, 'config'>) => ({
  对话: ({ service }: EndedService) => service.talkId,
  客服: ({ staffName }: EndedService) => nameOf(staffName),
  结束时间: ({ service }: EndedService) => service.endedAt,
  星级: ({ service }: EndedService) => service.stars,
  评语: ({ service }: EndedService) => wordsOfRating(service, ctx),
  评价时间: ({ service }: EndedService) => service.ratedAt,
})

type Figures = Awaited<ReturnType<typeof listRatingFigures>>[number]

export const asFigures = ({ staffId, staffName, ended, rated, low, stars }: Figures) => ({
  staff_id: staffId,
  staff_name: nameOf(staffName),
  ended_num: ended,
  rated_num: rated,
  low_num: low,
  mean_stars: rated === 0 ? 0 : Math.round((stars * 10) / rated) / 10,
})

/** An account may be gone. */
const nameOf = (staffName: string): string => staffName || '已离开的客服'
