import { checkBranch, unitBranches } from '#app/areas/guahao/hospitals/contract.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'

/** The main hospital and its branches, among which one chooses before a department; none where there is one place alone. */
export const loadBranches = async (callApi: CallApi, id: number): Promise<CallOutput<typeof unitBranches>['list']> => {
  const { has_branch } = await callApi(checkBranch, { id })
  return has_branch === 1 ? (await callApi(unitBranches, { id })).list : []
}
