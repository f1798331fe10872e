import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { hospitalAuditSubmit } from '../contract.ts'
import { ApplicationFacts } from '../parts/application-facts.tsx'
import type { Draft } from '../parts/join-draft.ts'
import { JoinStep } from '../parts/join-frame.tsx'
import { stepAddress } from '../parts/step-address.ts'
import { allServices, DEADLINE_DAYS, fields, type Service, serviceWords } from '../rules.ts'

export { handle } from 'virtual:rows/R045'

const HERE = 4

export default function JoinCheckPage() {
  const navigate = useNavigate()
  const sending = useAct(hospitalAuditSubmit)
  const send = async () => {
    const sent = await sending.run({})
    if (sent) navigate('/health/JoinStepSuccess', { replace: true })
  }
  return (
    <JoinStep
      step={HERE}
      action="提交申请"
      onDone={send}
      busy={sending.busy}
      error={sending.error?.words}
      note={`提交后 ${DEADLINE_DAYS} 天内给结果`}
    >
      {({ draft, faults, set }) => (
        <>
          <Missing faults={faults} />
          <Services first={draft.services} onChange={(services) => set('services', services)} />
          <ApplicationFacts draft={{ ...draft, services: [] }} canChange />
        </>
      )}
    </JoinStep>
  )
}

/** What is still lacking where the earlier steps lack something: theirs with its way back, and what is chosen on this page. */
function Missing({ faults }: Pick<Draft, 'faults'>) {
  if (faults.every(({ step }) => step === HERE)) return null
  return (
    <Notice tone="warning">
      还有 {faults.length} 处要补：
      <ul>
        {faults.map(({ field, words, step }) => (
          <li key={field}>
            {step === HERE ? (
              <p className="flex min-h-target items-center py-8">
                {fields[field].words}：{words}（在下面选）
              </p>
            ) : (
              <Link to={stepAddress(step)} className="flex min-h-target items-center py-8 underline">
                {fields[field].words}：{words}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Services({ first, onChange }: { first: readonly Service[]; onChange: (services: Service[]) => void }) {
  const [chosen, setChosen] = useState<readonly Service[]>(first)
  const choose = (service: Service, isOn: boolean) => {
    const next = allServices.filter((one) => (one === service ? isOn : chosen.includes(one)))
    setChosen(next)
    onChange(next)
  }
  return (
    <fieldset className="rounded-12 bg-card p-16 shadow-soft">
      <legend className="sr-only">想开通的服务</legend>
      <p aria-hidden="true" className="text-16 font-semibold">
        想开通的服务
      </p>
      {allServices.map((service) => (
        <Checkbox
          key={service}
          checked={chosen.includes(service)}
          onChange={({ target }) => choose(service, target.checked)}
        >
          {serviceWords[service]}
        </Checkbox>
      ))}
    </fieldset>
  )
}
