import { expect, it } from 'vitest'

import { readCsv } from './read-csv.ts'

it.each([
  ['a byte order mark', '\uFEFFt_seconds,heart_rate\r\n0,100\r\n1.5,101\r\n'],
  ['semicolons, and commas in numbers', 't_seconds;heart_rate\n0;100\n1,5;101\n'],
  ['quotes', '"t_seconds","heart_rate"\n"0","100"\n"1.5","101"\n'],
  ['commas within quotes', 'who,t_seconds,heart_rate\n"Pérez, Ana",0,100\n"de ""Lola"", Ana",1.5,101\n'],
  ['an empty first cell', 'who,t_seconds,heart_rate\n,0,100\n,1.5,101\n'],
  ['a line break within quotes', 'who,t_seconds,heart_rate\n"Ana\nPérez",0,100\nLola,1.5,101\n'],
  ['a quote within a cell', 't_seconds,height,heart_rate\n0,5" tall,100\n1.5,,101\n'],
  ['blanks and upper case', ' T_Seconds , Heart_Rate \n 0 , 100 \n\n 1.5 , 101 \n'],
])('a CSV file with %s is read', (_, text) => {
  expect(readCsv(text)).toEqual([
    { second: 0, heartRate: 100 },
    { second: 1.5, heartRate: 101 },
  ])
})
