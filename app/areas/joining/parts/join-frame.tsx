import { type FocusEvent, type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { FieldErrors } from '#kit/ui/field-errors.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Steps } from '#kit/ui/steps.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { fields as fieldNames, type JoinField, joinSteps } from '../rules.ts'
import { type Draft, type FieldValue, useJoinDraft } from './join-draft.ts'
import { ClosedApplication, SignInFirst } from './join-notices.tsx'
import { stepAddress } from './step-address.ts'

interface StepProps {
  /** From 1. */
  step: number
  children: (given: {
    draft: Draft
    /** What is still to be mended in all steps, as it was saved last. */
    faults: Draft['faults']
    set: (field: JoinField, value: FieldValue) => void
  }) => ReactNode
  /** Of the last step: what is done in place of going on. */
  onDone?: (() => Promise<void>) | undefined
  action?: string | undefined
  busy?: boolean | undefined
  error?: string | undefined
  note?: ReactNode
}

/** One step of the application: its fields are saved while they are typed, and what is wrong is said under each. */
export function JoinStep({ step, children, onDone, action = '下一步', busy, error, note }: StepProps) {
  const { isVisitor, draft, failure, faults, saving, set, flush, again } = useJoinDraft({ open: 1 })
  return (
    <Frame bar={{ title: '入驻申请' }}>
      {draft && (
        <div className="px-16 pt-8">
          <Steps steps={joinSteps} current={step - 1} lacking={faults.map((fault) => fault.step - 1)} />
        </div>
      )}
      {isVisitor ? (
        <SignInFirst />
      ) : failure ? (
        <Trouble text={failure} onRetry={again} />
      ) : !draft ? (
        <div className="p-16">
          <SkeletonList rows={3} />
        </div>
      ) : draft.can_change === 0 ? (
        <ClosedApplication words={draft.state_desc} />
      ) : (
        <StepForm
          {...{ step, draft, faults, saving, set, flush, onDone, action, busy, error, note }}
          fields={children({ draft, faults, set })}
        />
      )}
    </Frame>
  )
}

type FormProps = Omit<StepProps, 'children'> &
  Pick<ReturnType<typeof useJoinDraft>, 'faults' | 'saving' | 'set' | 'flush'> & { draft: Draft; fields: ReactNode }

function StepForm({ step, draft, faults, saving, set, flush, onDone, action, busy, error, note, fields }: FormProps) {
  const navigate = useNavigate()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const own = faults.filter((fault) => fault.step === step)
  const shown = own.filter(({ field }) => isAsked || touched.has(field))

  const goOn = async (form: FormEvent<HTMLFormElement>) => {
    form.preventDefault()
    const { currentTarget } = form
    setGoing(true)
    const found = await flush()
    setGoing(false)
    // What did not come through stays on the page, with the reason above the button.
    if (found === undefined) return
    setAsked(true)
    const missing = found.filter((fault) => fault.step === step)
    if (missing.length > 0) return focusFirst(currentTarget, missing)
    if (onDone) return onDone()
    navigate(stepAddress(step + 1))
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value, type } = target as HTMLInputElement
    if (name && type !== 'file' && type !== 'checkbox') set(name as JoinField, value.trim())
  }
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name } = target as unknown as HTMLInputElement
    if (name && !touched.has(name)) setTouched(new Set([...touched, name]))
  }
  const unsaved = saving.state === 'failed' || saving.state === 'waiting' ? saving.words : undefined
  const words = unsaved ?? (isAsked && own.length > 0 ? missingWords(own) : error)
  return (
    <form onSubmit={goOn} onInput={onInput} onBlur={onBlur} noValidate className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        <p aria-live="polite" className="text-12 text-ink-2 tabular-nums">
          {saving.words ? `${saving.words}，换一台设备也能接着填` : '填的内容会自动保存，换一台设备也能接着填'}
        </p>
        <Reasons draft={draft} step={step} />
        <FieldErrors value={Object.fromEntries(shown.map((fault) => [fault.field, fault.words]))}>{fields}</FieldErrors>
      </div>
      <BottomAction error={words} note={note}>
        {step > 1 && (
          <ButtonLink kind="secondary" to={stepAddress(step - 1)}>
            上一步
          </ButtonLink>
        )}
        <Button type="submit" busy={busy === true || isGoing}>
          {action}
        </Button>
      </BottomAction>
    </form>
  )
}

/** What holds somebody back, said above the button that they pressed. */
const missingWords = (missing: Draft['faults']): string => {
  const [first] = missing
  if (missing.length === 1 && first) return `${fieldNames[first.field].words}：${first.words}`
  return `还有 ${missing.length} 处要补：${missing.map(({ field }) => fieldNames[field].words).join('、')}`
}

/** Leads to the first of them that can be typed in. */
const focusFirst = (form: HTMLFormElement, missing: Draft['faults']) => {
  for (const { field } of missing) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLElement) return control.focus()
  }
}

/** Why it was not passed, as far as this step can mend it. */
function Reasons({ draft, step }: { draft: Draft; step: number }) {
  const own = draft.reasons.filter((reason) => reason.step === step)
  if (own.length === 0) return null
  return (
    <Notice tone="warning">
      审核没有通过，请修改：
      <ul className="list-disc pl-20">
        {own.map(({ field, words }) => (
          <li key={field}>{words}</li>
        ))}
      </ul>
    </Notice>
  )
}
