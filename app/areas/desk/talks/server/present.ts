import type { readTalk, TalkRow } from '#app/areas/help/server/public.ts'

type Read = Exclude<Awaited<ReturnType<typeof readTalk>>, string>

export const asTalk = ({ id, patientId, openSince, writtenAt, waitingSince, takenBy }: TalkRow, staffId: number) => ({
  talk_id: id,
  is_patient: patientId !== null,
  open_time: openSince ?? writtenAt,
  waiting_time: waitingSince,
  is_taken: takenBy !== null,
  is_mine: takenBy === staffId,
})

export const asRead = ({ talk, messages }: Read, staffId: number) => ({
  talk: asTalk(talk, staffId),
  list: messages.map(({ id, sender, content, add_time }) => ({ id, sender, content, add_time })),
})
