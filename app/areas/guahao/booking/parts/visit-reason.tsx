import { chipLook } from '#kit/ui/chip-look.ts'
import { classes } from '#kit/ui/classes.ts'
import { TextField } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import type { Typed } from './use-draft.ts'

const MOST = 200

interface VisitReasonProps {
  typed: Typed
  /** What the doctor is known for: one tap writes it down. */
  illnesses: readonly string[]
  onChange: (part: Partial<Typed>) => void
}

/** Why one comes, in a few words or none. */
export function VisitReason({ typed: { visitType, remark }, illnesses, onChange }: VisitReasonProps) {
  return (
    <section className="space-y-12">
      <div>
        <p aria-hidden="true" className="pb-6 text-14 font-medium">
          以前在这里看过吗
        </p>
        <Segment
          label="以前在这里看过吗"
          name="visit_type"
          value={visitType}
          onChange={(value) => onChange({ visitType: value === 'return' ? 'return' : 'first' })}
          options={[
            { value: 'first', text: '第一次看（初诊）' },
            { value: 'return', text: '看过（复诊）' },
          ]}
        />
      </div>
      <div>
        <TextField
          label="看病原因（可以不填）"
          name="remark"
          rows={2}
          maxLength={MOST}
          value={remark}
          onChange={(event) => onChange({ remark: event.target.value })}
          placeholder="哪里不舒服，多久了"
          hint="医生接诊时会看到"
        />
        <ul className="flex flex-wrap gap-8 pt-4">
          {illnesses.map((name) => (
            <li key={name}>
              <Illness
                name={name}
                isIn={wordsOf(remark).includes(name)}
                onToggle={() => onChange({ remark: toggled(remark, name) })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Illness({ name, isIn, onToggle }: { name: string; isIn: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isIn}
      onClick={onToggle}
      className={classes(
        chipLook,
        'border',
        isIn ? 'border-accent-ink bg-tint text-accent-ink' : 'border-line bg-card text-ink-2',
      )}
    >
      {name}
    </button>
  )
}

const wordsOf = (remark: string): string[] => remark.split('、').filter(Boolean)

/** A word more, or the same word taken out again; never beyond what the box holds. */
const toggled = (remark: string, name: string): string => {
  const words = wordsOf(remark)
  const next = words.includes(name) ? words.filter((word) => word !== name) : [...words, name]
  return next.join('、').slice(0, MOST)
}
