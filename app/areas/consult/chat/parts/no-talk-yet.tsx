import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { Visit } from './chat-head.tsx'

const words: Readonly<Record<string, { title: string; text: string }>> = {
  unpaid: { title: '付款后医生就能看到您的提问', text: '付款以后由医生接诊，这里会自动打开对话。' },
  waiting: { title: '正在等医生接诊', text: '接诊后这里会自动打开对话，也会发消息告诉您。超时没有接诊会自动退款。' },
}
const over = { title: '这次问诊没有进行', text: '没有留下对话。需要的话可以重新提问。' }

/** In the place of a talk that has not begun, or never will. */
export function NoTalkYet({ visit: { ask: consultation } }: { visit: Visit }) {
  const said = words[consultation.state] ?? over
  return (
    <Empty
      drawing="message"
      title={said.title}
      text={said.text}
      action={
        <ButtonLink kind="secondary" to={consultationAddress(consultation.ask_id)}>
          查看问诊详情
        </ButtonLink>
      }
    />
  )
}
