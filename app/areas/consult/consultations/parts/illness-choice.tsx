import { ChipChoice } from '#kit/ui/chip-choice.tsx'

interface IllnessChoiceProps {
  illnesses: readonly { ill_id: number; ill_name: string }[]
  chosen: number | undefined
  onChoose: (illId: number | undefined) => void
}

/** What it is about, where one knows; none is an answer too. */
export function IllnessChoice({ illnesses, chosen, onChoose }: IllnessChoiceProps) {
  if (illnesses.length === 0) return null
  const options = [{ ill_id: undefined, ill_name: '不清楚' }, ...illnesses]
  return (
    <fieldset>
      <legend className="pb-8 text-14 font-medium">和哪种病有关</legend>
      <div className="flex flex-wrap gap-8">
        {options.map(({ ill_id, ill_name }) => (
          <ChipChoice
            key={ill_name}
            type="radio"
            name="illness"
            checked={chosen === ill_id}
            onChange={() => onChoose(ill_id)}
          >
            {ill_name}
          </ChipChoice>
        ))}
      </div>
    </fieldset>
  )
}
