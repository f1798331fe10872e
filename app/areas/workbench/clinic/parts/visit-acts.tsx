import { ActButton } from '#app/desk-shell/act-button.tsx'
import { benchClinicAgain, benchClinicDone, benchClinicReturn, benchClinicSkip } from '../contract.ts'

interface VisitActsProps {
  orderId: string
  state: string
  onDone: () => void
}

/** What a doctor does about whoever is with them, does not come, or comes back from an examination. */
export function VisitActs({ orderId, state, onDone }: VisitActsProps) {
  const input = { order_id: orderId }
  if (state === 'done')
    return (
      <ActButton
        call={benchClinicReturn}
        input={input}
        confirm={{ title: '检查回来了？', text: '保留原来的号，最多再叫两位就轮到这位患者。', yes: '回诊候诊' }}
        said={({ number }) => `${number} 号已回到候诊`}
        onDone={onDone}
      >
        回诊
      </ActButton>
    )
  if (state !== 'called') return null
  return (
    <>
      <ActButton call={benchClinicAgain} input={input} said={({ number }) => `已再叫 ${number} 号`} onDone={onDone}>
        再叫一次
      </ActButton>
      <ActButton call={benchClinicSkip} input={input} said={({ number }) => `${number} 号已往后排`} onDone={onDone}>
        没来，往后排
      </ActButton>
      <ActButton call={benchClinicDone} input={input} said={({ number }) => `${number} 号就诊完成`} onDone={onDone}>
        看完了
      </ActButton>
    </>
  )
}
