import { SearchIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useEntryState } from './entry-state.ts'

interface SearchBoxProps {
  /** The page that shows what was found. */
  action: string
  /** The name of the words in that page's address. */
  name: string
  placeholder: string
  defaultValue?: string | undefined
  /** What else goes into the address. */
  fixed?: Readonly<Record<string, string>> | undefined
}

/**
 * A search that is a form: it works without scripts, and the words stand in the address. Back from what was found, they are there still.
 * In the elder version the example has the room of the icon, and is smaller than what is typed: it is read to its end.
 */
export function SearchBox({ action, name, placeholder, defaultValue, fixed = {} }: SearchBoxProps) {
  const [typed, setTyped] = useEntryState(`search ${action}`, '')
  const box = useRef<HTMLInputElement>(null)
  const shown = useRef(defaultValue)
  // The address has other words now: the box shows them, and whoever types in it stays there. What the page came with it shows itself.
  useEffect(() => {
    if (shown.current === defaultValue) return
    shown.current = defaultValue
    if (box.current && defaultValue !== undefined) box.current.value = defaultValue
  }, [defaultValue])
  return (
    <Form
      action={action}
      method="get"
      role="search"
      className="flex items-center gap-8 rounded-full border border-line bg-card pr-4 pl-16 text-16 focus-within:border-accent-ink"
    >
      {Object.entries(fixed).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <SearchIcon className="text-ink-3 elder:hidden" />
      <input
        ref={box}
        type="search"
        enterKeyHint="search"
        name={name}
        aria-label={placeholder}
        placeholder={placeholder}
        defaultValue={defaultValue ?? typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-target min-w-0 grow appearance-none bg-transparent text-ellipsis focus:outline-none elder:placeholder:text-14"
      />
      <button
        type="submit"
        className="relative my-4 min-h-36 shrink-0 self-stretch rounded-full bg-accent px-16 text-14 elder:px-20 font-medium text-on-accent after:absolute after:inset-x-0 after:-inset-y-5 active:opacity-70"
      >
        搜索
      </button>
    </Form>
  )
}
