/**
 * Under which department of its class a hospital's department is filed that is called as the class is: 外科 under 普通外科. In the
 * other classes none is for everything: a hospital says which of them its 骨科 is.
 */
export const filedUnder: ReadonlyMap<number, number> = new Map([
  [1, 101],
  [2, 201],
  [6, 601],
  [8, 801],
  [11, 1101],
  [21, 2101],
  [25, 2501],
])
