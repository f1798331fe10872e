import { ChevronLeftIcon, SearchIcon } from 'lucide-react'
import { type FocusEvent, type MouseEvent, type SyntheticEvent, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { Link } from '#kit/ui/link.tsx'
import type { SearchQuery } from '../cards/search-address.ts'
import { SearchTips } from '../cards/search-tips.tsx'

interface SearchBarProps {
  query: SearchQuery
  /** What is searched for when nothing is typed. */
  defaultWord: string
}

/** The head of the search page: back, the box, and below it what one may be about to type. */
export function SearchBar({ query: { keyword, type }, defaultWord }: SearchBarProps) {
  const [typed, setTyped] = useState('')

  const read = ({ currentTarget, nativeEvent }: SyntheticEvent<HTMLInputElement>) => {
    // Pinyin that is still being put together is no word yet.
    if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) setTyped(currentTarget.value.trim())
  }
  const submit = () => {
    setTyped('')
    ;(document.activeElement as HTMLElement | null)?.blur()
  }
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTyped('')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus left the box and its tips
    <header className="sticky top-0 z-30 bg-card" onBlur={closeOutside}>
      <Form
        key={keyword}
        action="/search/index"
        role="search"
        onSubmit={submit}
        className="flex items-center border-b border-line pr-12"
      >
        <Back />
        {type && <input type="hidden" name="type" value={type} />}
        {defaultWord && <input type="hidden" name="word" value={defaultWord} />}
        <div className="my-6 flex min-w-0 grow items-center gap-8 rounded-full bg-well pl-12 text-16 focus-within:outline-2 focus-within:outline-accent-ink">
          <SearchIcon className="shrink-0 text-ink-3 elder:hidden" />
          <input
            type="search"
            enterKeyHint="search"
            name="keyword"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: who comes here without words comes to type some
            autoFocus={!keyword}
            aria-label="搜医院、科室、医生、疾病"
            placeholder={defaultWord || '医院、医生、疾病'}
            defaultValue={keyword}
            maxLength={50}
            onInput={read}
            onCompositionEnd={read}
            className="min-h-target w-full min-w-0 appearance-none bg-transparent text-ellipsis focus:outline-none elder:placeholder:text-14"
          />
          <button
            type="submit"
            className="relative m-3 shrink-0 self-stretch rounded-full bg-accent px-16 text-14 font-medium text-on-accent after:absolute after:inset-x-0 after:-inset-y-6 active:opacity-70"
          >
            搜索
          </button>
        </div>
      </Form>
      <SearchTips text={typed} onChosen={() => setTyped('')} />
    </header>
  )
}

/** Back to where one came from; home for who came from outside, and for everyone without scripts. */
function Back() {
  const navigate = useNavigate()
  const goBack = (event: MouseEvent) => {
    if (!window.history.state?.idx) return
    event.preventDefault()
    navigate(-1)
  }
  return (
    <Link to="/" onClick={goBack} aria-label="返回" className="flex size-target shrink-0 items-center justify-center">
      <ChevronLeftIcon className="size-28 elder:size-36" />
    </Link>
  )
}
