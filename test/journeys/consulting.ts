import { expect } from '@playwright/test'
import { benchDemoDoctors } from '#app/areas/access/doctors/contract.ts'
import { memberListApi, saveMember } from '#app/areas/account/members/contract.ts'
import { askCreate, askDetail } from '#app/areas/consult/consultations/contract.ts'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { sandboxAnswer, sandboxPay } from '#app/areas/sandbox/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { newIdNumber } from '../generated/honest-members.ts'
import { newMobile } from './people.ts'

/** A consultation of a doctor who has a workbench about what the patient was seen for before, accepted unless told otherwise; and as whom that doctor signs in. */
export const answerAtWorkbench = async (
  callApi: CallApi,
  isAccepted = true,
): Promise<{ ask_id: string; login_name: string }> => {
  const [bench] = (await callApi(benchDemoDoctors, {})).list
  const { list } = await callApi(askDoctors, { service: 'text', keyword: bench?.role_name })
  const doctor = list.find((one) => one.doctor_name === bench?.role_name && one.unit_name === bench.unit_name)
  if (!bench || !doctor) throw new Error('the demonstration has no doctor with a workbench')
  const ask_id = await consultThisDoctor(callApi, doctor.doctor_id, 'text', { is_revisit: 1 })
  if (isAccepted) await callApi(sandboxAnswer, { ask_id, act: 'accept' })
  return { ask_id, login_name: bench.login_name }
}

/** A consultation of this doctor that is paid and waits. */
export const consultThisDoctor = async (
  callApi: CallApi,
  doctor_id: number,
  type: ConsultationKind,
  more: { is_revisit?: number; member_id?: number } = {},
): Promise<string> => {
  const { ask_id, out_trade_no } = await callApi(askCreate, {
    doctor_id,
    member_id: await memberOf(callApi),
    type,
    image: undefined,
    ...more,
    content: '最近一周早上起来总是头晕，量了两次血压都偏高。',
  })
  if (out_trade_no) await callApi(sandboxPay, { out_trade_no })
  // The cashier's notice may be on its way in another's hands.
  await expect.poll(async () => (await callApi(askDetail, { ask_id })).state).not.toBe('unpaid')
  return ask_id
}

/** Whom the patient asks for: their first member, or one whom they add. */
const memberOf = async (callApi: CallApi): Promise<number> => {
  const [first] = (await callApi(memberListApi, {})).list
  if (first) return first.member_id
  const papers = { truename: '周明', id_card: newIdNumber(), mobile: newMobile() }
  return (await callApi(saveMember, { ...papers, address: '示例路 1 号' })).member_id
}
