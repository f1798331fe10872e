import { memberListApi, saveMember } from '#app/areas/account/members/contract.ts'
import { askCreate } from '#app/areas/consult/asks/contract.ts'
import { askDoctors } from '#app/areas/consult/doctors/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import type { Ask } from '#kit/wire/ask.ts'
import { newIdNumber } from '#server/checks/honest-members.ts'
import { newMobile } from './people.ts'

/** A consultation that is paid and waits for its doctor, the `nth` who can be asked. */
export const askDoctor = async (ask: Ask, nth = 0): Promise<string> => {
  const doctor = (await ask(askDoctors, { service: 'text' })).list[nth]
  if (!doctor) throw new Error('the demonstration has nobody to ask')
  return askThis(ask, doctor.doctor_id)
}

/** The same of this doctor. */
export const askThis = async (ask: Ask, doctor_id: number): Promise<string> => {
  const { ask_id, out_trade_no } = await ask(askCreate, {
    ...{ doctor_id, member_id: await memberOf(ask), type: 'text', image: undefined },
    content: '最近一周早上起来总是头晕，量了两次血压都偏高。',
  })
  if (out_trade_no) await ask(sandboxPay, { out_trade_no })
  return ask_id
}

/** Whom the patient asks for: his first member, or one whom he adds. */
const memberOf = async (ask: Ask): Promise<number> => {
  const [first] = (await ask(memberListApi, {})).list
  if (first) return first.member_id
  const papers = { truename: '周明', id_card: newIdNumber(), mobile: newMobile() }
  return (await ask(saveMember, { ...papers, address: '示例路 1 号' })).member_id
}
