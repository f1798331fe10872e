import { CheckIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { levelWords, type Place, type PlaceLevel } from '../rules.ts'
import { missingLevel, type PlaceStep, usePlaceSteps } from './use-place-steps.ts'

interface PlaceSheetProps {
  open: boolean
  place: Place
  onChange: (place: Place) => void
  onClose: () => void
}

/** Province, city, district and street in one sheet: each choice opens the next, and a tab leads back to one that was made. */
export function PlaceSheet({ open, place, onChange, onClose }: PlaceSheetProps) {
  const steps = usePlaceSteps(place)
  const [asked, setAsked] = useState<PlaceLevel>()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = steps.find(({ level }) => level === asked) ?? steps.at(-1)
  const level = at?.level
  const hasCome = at?.divisions.list !== undefined
  const isEnough = missingLevel(steps) === undefined

  // The next choice is where the keyboard and who listens go on.
  useEffect(() => {
    if (!open || !hasCome || level === undefined) return
    const first = list.current?.querySelector<HTMLElement>('[tabindex="0"]')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'nearest' })
  }, [open, level, hasCome])

  const take = (step: PlaceStep, division: PlaceStep['options'][number]) => {
    onChange(step.placeWith(division))
    setAsked(undefined)
    if (step.level === 'street') onClose()
  }
  return (
    <Sheet
      open={open}
      title="选择所在地区"
      onClose={onClose}
      action={
        <Button disabled={!isEnough} onClick={onClose}>
          {isEnough ? '就送到这里' : `请选择${level ? levelWords(level) : ''}`}
        </Button>
      }
    >
      <div role="tablist" aria-label="所在地区" className="sticky top-0 flex flex-wrap border-b border-line bg-card">
        {steps.map((step) => (
          <button
            key={step.level}
            type="button"
            role="tab"
            id={`${id}-${step.level}`}
            aria-selected={step === at}
            aria-controls={`${id}-panel`}
            tabIndex={step === at ? 0 : -1}
            onKeyDown={(event) => walk(event, ['ArrowLeft', 'ArrowRight'])}
            onClick={() => setAsked(step.level)}
            className={classes(
              'min-h-target max-w-full px-8 text-14',
              step === at ? 'font-semibold text-accent-ink' : 'text-ink-2',
            )}
          >
            {chosenName(step) ?? `选${levelWords(step.level)}`}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${level}`} ref={list} className="min-h-seen-40">
        {at && <Options key={at.level} step={at} onTake={(division) => take(at, division)} />}
      </div>
    </Sheet>
  )
}

const chosenName = ({ options, chosenId }: PlaceStep) => options.find(({ area_id }) => area_id === chosenId)?.area_name

interface OptionsProps {
  step: PlaceStep
  onTake: (division: PlaceStep['options'][number]) => void
}

function Options({ step: { level, divisions, options, chosenId }, onTake }: OptionsProps) {
  if (divisions.hasFailed)
    return (
      <div role="alert" className="space-y-12 py-24 text-center text-14 text-ink-2">
        <p>{levelWords(level)}没有加载出来，请检查网络</p>
        <Button kind="secondary" onClick={divisions.askAgain}>
          再试一次
        </Button>
      </div>
    )
  if (!divisions.list)
    return (
      <div role="status" className="space-y-8 py-8">
        <span className="sr-only">正在加载{levelWords(level)}</span>
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    )
  const entry = options.find(({ area_id }) => area_id === chosenId) ?? options[0]
  return (
    <>
      {options.map((one) => (
        <button
          key={one.area_id}
          type="button"
          aria-pressed={one.area_id === chosenId}
          tabIndex={one === entry ? 0 : -1}
          onKeyDown={(event) => walk(event, ['ArrowUp', 'ArrowDown'])}
          onClick={() => onTake(one)}
          className="flex min-h-target w-full items-center justify-between gap-8 border-b border-line text-left text-16 last:border-0 aria-pressed:font-semibold aria-pressed:text-accent-ink"
        >
          {one.area_name}
          {one.area_id === chosenId && <CheckIcon className="size-20 shrink-0" />}
        </button>
      ))}
    </>
  )
}

/** Arrows, Home and End lead from one of several buttons side by side to another. */
const walk = (event: KeyboardEvent<HTMLElement>, [back, on]: readonly [string, string]) => {
  const { currentTarget: here, key } = event
  const next = {
    [back]: here.previousElementSibling,
    [on]: here.nextElementSibling,
    Home: here.parentElement?.firstElementChild,
    End: here.parentElement?.lastElementChild,
  }[key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}
