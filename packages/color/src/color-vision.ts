type Seen = readonly [number, number, number]
type Simulation = readonly [red: Seen, green: Seen, blue: Seen]

export const deficiencies = ['protanopia', 'deuteranopia', 'tritanopia'] as const
export type Deficiency = (typeof deficiencies)[number]

/** WCAG 2.2, of linear light. */
export const luminanceShares: Seen = [0.2126, 0.7152, 0.0722]

/** Severity 1.0 matrices of Machado, Oliveira and Fernandes (2009), for linear light. */
export const simulations: Readonly<Record<Deficiency, Simulation>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

export const eyes = { ...simulations, achromatopsia: [luminanceShares, luminanceShares, luminanceShares] } as const
