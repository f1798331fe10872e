import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { MOST } from '#app/areas/content/articles/rules.ts'
import { diseaseSearch } from '#app/areas/guahao/illnesses/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'

interface IllnessNamesProps {
  names: readonly string[]
  onNames: (names: string[]) => void
}

/** The illnesses that an article is about: looked up by their names, never typed freely. */
export function IllnessNames({ names, onNames }: IllnessNamesProps) {
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const look = async () => {
    if (keyword.trim() === '') return
    try {
      const { list } = await callApi(diseaseSearch, { keyword })
      setFound(list.map(({ ill_name }) => ill_name))
      setError(list.length === 0 ? '没有找到这种疾病，换个名字试试' : undefined)
    } catch {
      setError('没有查到，请再试一次')
    }
  }
  const fresh = found.filter((name) => !names.includes(name))
  return (
    <div className="space-y-8">
      <Field
        label={`相关疾病（最多 ${MOST.illnesses} 种）`}
        value={keyword}
        maxLength={30}
        onChange={(event) => setKeyword(event.target.value)}
        error={error}
        hint="读者会按疾病找到这篇文章"
        end={
          <Button kind="text" size="small" onClick={look}>
            查找
          </Button>
        }
      />
      {names.length < MOST.illnesses && fresh.length > 0 && (
        <div className="flex flex-wrap gap-8">
          {fresh.map((name) => (
            <Button key={name} kind="secondary" size="small" onClick={() => onNames([...names, name])}>
              加“{name}”
            </Button>
          ))}
        </div>
      )}
      {names.length > 0 && (
        <ul className="flex flex-wrap gap-8">
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`去掉${name}`}
                onClick={() => onNames(names.filter((one) => one !== name))}
                className="flex min-h-target items-center gap-4 rounded-8 bg-tint px-12 text-14 text-accent-ink active:opacity-70"
              >
                {name}
                <XIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
