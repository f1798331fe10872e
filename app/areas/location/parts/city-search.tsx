import type { FormEvent } from 'react'
import { SearchBox } from '#kit/ui/search-box.tsx'

interface CitySearchProps {
  defaultValue: string
  onType: (typed: string) => void
}

/** A search that finds while one types; without scripts it is a form like any other. */
export function CitySearch({ defaultValue, onType }: CitySearchProps) {
  const type = (event: FormEvent) => onType((event.target as HTMLInputElement).value)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ;(document.activeElement as HTMLElement | null)?.blur()
  }
  return (
    <div onInput={type} onSubmitCapture={submit}>
      <SearchBox action="/city/index" name="keyword" placeholder="城市名、拼音或首字母" defaultValue={defaultValue} />
    </div>
  )
}
