import { sessionItems } from '#kit/store/stored-items.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { leaderDetail } from '../contract.ts'

/** What stands at the head of a board. */
export type LeaderInfo = CallOutput<typeof leaderDetail>

const nameOf = (id: number): string => `leader_info_${id}`

/** Keeps what was answered for as long as the browser's session [X140]. */
export const keepLeaderInfo = (info: LeaderInfo): void => sessionItems.keep(nameOf(info.id), info)

/** The head of a board: asked for once in a session [X140]. A refusal is thrown with its words, and nothing is kept [X295]. */
export const loadLeaderInfo = async (callApi: CallApi, id: number): Promise<LeaderInfo> => {
  const kept = sessionItems.read<LeaderInfo>(nameOf(id))
  if (kept) return kept
  const info = await callApi(leaderDetail, { id })
  keepLeaderInfo(info)
  return info
}
