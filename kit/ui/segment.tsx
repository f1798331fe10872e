interface SegmentProps {
  label: string
  name: string
  options: readonly { value: string; text: string }[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** Two to four values side by side; native radio buttons, so that a form sends them without scripts. */
export function Segment({ label, name, options, value, defaultValue, onChange }: SegmentProps) {
  return (
    <div role="radiogroup" aria-label={label} className="flex rounded-8 bg-well p-3">
      {options.map((option) => (
        <label key={option.value} className="relative flex flex-1">
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-4"
          />
          <span className="flex min-h-target grow items-center justify-center rounded-4 px-8 text-center text-14 text-balance text-ink-2 peer-checked:bg-card peer-checked:font-medium peer-checked:text-accent-ink peer-checked:shadow-soft">
            {option.text}
          </span>
        </label>
      ))}
    </div>
  )
}
