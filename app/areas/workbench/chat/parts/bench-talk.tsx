import { MessageSquareQuoteIcon, PillIcon, UserRoundPlusIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Page } from '#app/areas/consult/chat/cards/chat-wire.ts'
import { Composer } from '#app/areas/consult/chat/cards/composer.tsx'
import { withMessages } from '#app/areas/consult/chat/cards/log.ts'
import { TalkLog, useTalk } from '#app/areas/consult/chat/cards/talk-log.tsx'
import type { Message } from '#app/areas/consult/chat/rules.ts'
import { CaseCard } from '#app/areas/consult/consultations/cards/case-card.tsx'
import { SummaryCard } from '#app/areas/consult/consultations/cards/summary-card.tsx'
import { PrescriptionsLink, prescribeAddress } from '#app/areas/workbench/prescriptions/cards/prescriptions-link.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { doctorWire } from '../cards/doctor-wire.ts'
import { benchInvite } from '../contract.ts'
import { MessageMenu } from './message-menu.tsx'
import { PhraseSheet } from './phrase-sheet.tsx'
import type { BenchTalk as Talking } from './record.tsx'
import { ToolButton } from './tool-button.tsx'

/** The talk as its doctor has it, with their tools. */
export function BenchTalk({ talk, first }: { talk: Talking; first: Page }) {
  const { ask_id } = talk.ask
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const wire = useMemo(() => doctorWire(ask_id), [ask_id])
  const going = useTalk(ask_id, wire, first, { onMoved: () => void revalidate() })
  const invite = useAct(benchInvite)
  const [pressed, setPressed] = useState<Message>()
  const [hasPhrases, setPhrases] = useState(false)
  const [put, setPut] = useState<{ words: string }>()
  const takeIn = (message: Message) => going.change((now) => withMessages(now, [message]))
  const sendInvite = async () => {
    const sent = await invite.run({ ask_id, client_msg_id: randomId() })
    if (!sent) return
    takeIn(sent.message)
    void revalidate()
  }
  const mayInvite = talk.is_bound === 0 && talk.is_invited === 0 && talk.ask.state !== 'accepted'
  return (
    <section
      aria-label="和患者的对话"
      className="relative flex min-h-seen-60 min-w-0 flex-col rounded-12 bg-page wide:h-[calc(100*var(--dvh)-160px)] wide:overflow-y-auto wide:border wide:border-line"
    >
      <p role="status" className="min-h-20 px-16 pt-8 text-12 text-ink-2">
        {going.isTyping && '患者正在输入…'}
      </p>
      <TalkLog
        me="doctor"
        talk={going}
        first={<CaseCard asked={talk.case} />}
        empty={<Empty drawing="message" title="接诊后开始对话" text="患者的描述在上面；接诊以后就可以回复。" />}
        summary={talk.summary && <SummaryCard shown={talk.summary} />}
        invitation={<p className="rounded-12 bg-tint px-12 py-10 text-14">已邀请患者绑定您</p>}
        prescription={() => <PrescriptionsLink consultationId={ask_id} />}
        onPress={setPressed}
      />
      {talk.may_write === 1 ? (
        <Composer
          placeholder="回复患者…"
          put={put}
          tools={(close) => (
            <>
              <ToolButton
                Icon={MessageSquareQuoteIcon}
                text="常用语"
                onClick={() => {
                  close()
                  setPhrases(true)
                }}
              />
              <ToolButton Icon={PillIcon} text="开处方" onClick={() => void navigate(prescribeAddress(ask_id))} />
              {mayInvite && (
                <ToolButton
                  Icon={UserRoundPlusIcon}
                  text="邀请绑定"
                  onClick={() => {
                    close()
                    void sendInvite()
                  }}
                />
              )}
            </>
          )}
          onSay={going.sending.say}
          onShow={going.sending.show}
          onSpeak={going.sending.speak}
          onTyping={going.typing}
        />
      ) : (
        <p className="border-t border-line bg-card p-16 text-center text-14 text-ink-2">
          {talk.ask.state === 'waiting' ? '接诊后就可以回复患者' : '这次问诊已经结束，不能再回复'}
        </p>
      )}
      <PhraseSheet
        open={hasPhrases}
        onClose={() => setPhrases(false)}
        onUse={(words) => {
          setPut({ words })
          setPhrases(false)
        }}
      />
      <MessageMenu
        consultationId={ask_id}
        message={pressed}
        onRecalled={takeIn}
        onClose={() => setPressed(undefined)}
      />
    </section>
  )
}
