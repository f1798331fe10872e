import { useId } from 'react'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import type { TypedCase, TypedWords } from '../cards/typed-case.ts'
import { allDurations, allPregnancies, CASE_LETTERS, durations, pregnancies, unspecific } from '../rules/case.ts'

interface CaseFieldsProps {
  typed: TypedCase
  onChange: (part: Partial<TypedCase>) => void
  asksPregnancy: boolean
}

/** What a doctor would ask next: how long, allergies, medicines, pregnancy; each may stay unsaid. */
export function CaseFields({ typed, onChange, asksPregnancy }: CaseFieldsProps) {
  return (
    <>
      <Chips
        legend="多久了"
        options={allDurations.map((value) => ({ value, text: durations[value] }))}
        chosen={typed.duration}
        onChoose={(duration) => onChange({ duration })}
      />
      <WordsField
        label="药物、食物过敏"
        placeholder="对什么过敏，如青霉素、海鲜"
        typed={typed.allergies}
        onChange={(allergies) => onChange({ allergies })}
      />
      <WordsField
        label="正在用的药"
        placeholder="药名和怎么吃，如缬沙坦每天一片"
        typed={typed.medicines}
        onChange={(medicines) => onChange({ medicines })}
      />
      {asksPregnancy && (
        <Chips
          legend="是否怀孕"
          options={allPregnancies.map((value) => ({ value, text: pregnancies[value] }))}
          chosen={typed.pregnancy}
          onChoose={(pregnancy) => onChange({ pregnancy })}
        />
      )}
    </>
  )
}

interface ChipsProps<Value extends string> {
  legend: string
  options: readonly { value: Value; text: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

function Chips<Value extends string>({ legend, options, chosen, onChoose }: ChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="pb-8 text-14 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-8">
        {options.map(({ value, text }) => (
          <ChipChoice key={value} type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)}>
            {text}
          </ChipChoice>
        ))}
      </div>
    </fieldset>
  )
}

interface WordsFieldProps {
  label: string
  placeholder: string
  typed: TypedWords
  onChange: (typed: TypedWords) => void
}

/** No, not sure, or yes and then what. */
function WordsField({ label, placeholder, typed: { has, words }, onChange }: WordsFieldProps) {
  const name = useId()
  return (
    <div className="space-y-8">
      <p className="text-14 font-medium">{label}</p>
      <Segment
        label={label}
        name={name}
        value={has}
        onChange={(said) => onChange({ has: said as TypedWords['has'], words })}
        options={[
          { value: 'no', text: unspecific.no },
          { value: 'yes', text: '有' },
          { value: 'unsure', text: unspecific.unsure },
        ]}
      />
      {has === 'yes' && (
        <TextField
          label={`${label}：请写清楚`}
          rows={1}
          maxLength={CASE_LETTERS}
          value={words}
          placeholder={placeholder}
          onChange={({ target }) => onChange({ has, words: target.value })}
        />
      )}
    </div>
  )
}
