import { type Region, regions } from '#kit/check/phone.ts'
import { ChipChoice } from '#kit/ui/chip-choice.tsx'

const codes = Object.keys(regions) as Region[]

/** Of which region a number of eight digits is that both give out. */
export function RegionChoice({ region, onChoose }: { region: Region | undefined; onChoose: (region: Region) => void }) {
  return (
    <fieldset className="space-y-8">
      <legend className="text-14">这是哪里的号码？</legend>
      <div className="flex flex-wrap gap-12">
        {codes.map((code) => (
          <ChipChoice
            key={code}
            type="radio"
            name="region"
            value={code}
            checked={region === code}
            onChange={() => onChoose(code)}
          >
            {regions[code]} +{code}
          </ChipChoice>
        ))}
      </div>
    </fieldset>
  )
}
