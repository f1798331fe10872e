import { useNavigate, useRevalidator } from 'react-router'
import { whoOf } from '#app/areas/workbench/consultations/cards/consultation-facts.tsx'
import { DeclineButton } from '#app/areas/workbench/consultations/cards/decline-button.tsx'
import { SummaryButton } from '#app/areas/workbench/consultations/cards/summary-button.tsx'
import { benchTake } from '#app/areas/workbench/consultations/contract.ts'
import { SharedLink } from '#app/areas/workbench/records/cards/shared-link.tsx'
import { benchShared } from '#app/areas/workbench/records/contract.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { behindDoctorGate, type Loading, readCode } from '#kit/wire/load.ts'
import { benchMessages, benchTalk } from '../contract.ts'
import { BenchTalk } from '../parts/bench-talk.tsx'
import { Earlier, PatientRecord, type BenchTalk as Talking } from '../parts/record.tsx'
import type { Route } from './+types/talk'

export { handle } from 'virtual:rows/workbench-talk'

const load = async ({ callApi, query }: Loading) => {
  const ask_id = readCode(query, 'ask_id')
  // What was said first: the facts are then as new as that, and what comes later asks for them anew.
  const first = await callApi(benchMessages, { ask_id })
  const talk = await callApi(benchTalk, { ask_id })
  return { talk, first, ...(await callApi(benchShared, { ask_id })) }
}
export const clientLoader = behindDoctorGate(load)
export default function BenchTalkPage({ loaderData: { talk, first, shared } }: Route.ComponentProps) {
  const { ask: consultation } = talk
  return (
    <WorkbenchFrame title={whoOf(consultation)} note={noteOf(talk)} aside={<Acts talk={talk} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-16 wide:grid-cols-[minmax(0,1fr)_320px]">
        {shared && (
          <div className="wide:col-span-2">
            <SharedLink askId={consultation.ask_id} shared={shared} />
          </div>
        )}
        {talk.earlier.length > 0 && (
          <div className="wide:hidden">
            <Disclosure title={`以前向您问诊 ${talk.earlier.length} 次`}>
              <Earlier talk={talk} />
            </Disclosure>
          </div>
        )}
        <BenchTalk key={consultation.ask_id} talk={talk} first={first} />
        <div className="hidden wide:block">
          <PatientRecord talk={talk} />
        </div>
      </div>
    </WorkbenchFrame>
  )
}

const noteOf = ({ ask: consultation, replyCount, leftHour }: Talking): string => {
  const left = leftHour > 0 ? ` · 患者还能写 ${replyCount} 次 · 剩\u00a0${leftHour}\u00a0小时` : ''
  const deadline = consultation.deadline ? ` · ${shortTime(consultation.deadline)} ${consultation.deadline_words}` : ''
  return `${consultation.type_name} ¥${consultation.price} · ${consultation.state_desc}${left}${deadline}`
}

function Acts({ talk: { ask: consultation, may_decline, may_end, may_summarise } }: { talk: Talking }) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { ask_id } = consultation
  return (
    <>
      {consultation.state === 'waiting' && (
        <ActButton
          call={benchTake}
          input={{ ask_id }}
          kind="primary"
          said={() => '已接诊'}
          onDone={() => void revalidate()}
        >
          接诊
        </ActButton>
      )}
      {may_decline === 1 && <DeclineButton consultationId={ask_id} onDone={() => navigate('/workbench/asks')} />}
      {may_summarise === 1 && (
        <SummaryButton consultationId={ask_id} isOpen={may_end === 1} onDone={() => void revalidate()} />
      )}
    </>
  )
}
