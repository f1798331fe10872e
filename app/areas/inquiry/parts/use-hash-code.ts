import { useEffect, useState } from 'react'
import { isCode, plainCode, spokenCode } from '../rules.ts'

/** A code that stands behind the # of the address, which is sent to nobody; it is taken out of what the browser remembers. */
export const useHashCode = () => {
  const [code, setCode] = useState('')
  useEffect(() => {
    const fillIn = () => {
      const given = plainCode(location.hash)
      if (!isCode(given)) return
      setCode(spokenCode(given))
      history.replaceState(history.state, '', location.pathname)
    }
    fillIn()
    addEventListener('hashchange', fillIn)
    return () => removeEventListener('hashchange', fillIn)
  }, [])
  return [code, setCode] as const
}
