/** Most packages beside each other: as many as columns that can be read on a phone. */
export const MOST_COMPARED = 3

/** Whether these are a package, which alone has contents that can be compared. */
export const isPackage = ({ package_type }: { package_type: number }): boolean => package_type === 1

/** Which goods an address names to be compared, each once. */
export const comparedIn = (query: URLSearchParams): number[] => {
  const ids = (query.get('goods_ids') ?? '').split(',').filter((text) => /^[1-9]\d{0,14}$/.test(text))
  return [...new Set(ids.map(Number))].slice(0, MOST_COMPARED)
}

interface Part {
  title: string
  lines: readonly string[]
}

/** What is in a package, one by one, as its parts about its contents list them: `一般检查：身高、体重` are two. */
export const contentsOf = (parts: readonly Part[]): string[] => {
  const lines = parts.filter(({ title }) => /包含|增加|项目/.test(title)).flatMap((part) => part.lines)
  const names = lines.flatMap((line) => line.replace(/^[^：、，]{1,8}：/, '').split(/[、，；]/))
  return [...new Set(names.map((name) => name.replace(/[。\s]+$/, '').trim()).filter(Boolean))]
}

/** Something that is in one of several packages, and in which. */
export interface Compared {
  name: string
  isIn: boolean[]
}

/** What is in several packages: that of all apart, then what tells them apart, that of most first. */
export const compareContents = (packages: readonly (readonly string[])[]): { inAll: string[]; apart: Compared[] } => {
  const names = [...new Set(packages.flat())]
  const all = names.map((name) => ({ name, isIn: packages.map((contents) => contents.includes(name)) }))
  const isInAll = ({ isIn }: Compared) => packages.length > 1 && isIn.every(Boolean)
  const count = ({ isIn }: Compared) => isIn.filter(Boolean).length
  return {
    inAll: all.filter(isInAll).map(({ name }) => name),
    apart: all.filter((one) => !isInAll(one)).sort((a, b) => count(b) - count(a)),
  }
}
