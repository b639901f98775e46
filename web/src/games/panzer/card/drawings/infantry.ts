/** Infantry from the side: a few figures and what tells them from the others. */

import { box, disc, type Drawing, shape, together } from "./drawing";
import { figure } from "./figures";

/** A canopy with its lines. */
const canopy = (x: number, y: number, w: number): Partial<Drawing> => ({
  solid: `M${x - w} ${y}a${w} ${w * 0.9} 0 0 1 ${2 * w} 0q${-w / 4} -4 ${-w / 2} 0q${-w / 4} -4 ${-w / 2} 0q${-w / 4} -4 ${-w / 2} 0q${-w / 4} -4 ${-w / 2} 0Z`,
  wires: `M${x - w + 1} ${y}L${x} ${y + w}L${x + w - 1} ${y}M${x - w / 2} ${y}L${x} ${y + w}L${x + w / 2} ${y}`,
});
const ring = (x: number, y: number, radius: number): Partial<Drawing> => ({
  solid: disc(x, y, radius),
  cuts: disc(x, y, radius - 2.6) + disc(x, y, 1.6),
});
const tube = (x: number, y: number, length: number): Partial<Drawing> => ({
  limbs: `M${x} ${y}L${x + length} ${y - length * 0.16}`,
});
const WAVES = "M4 68q7-5 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0";

/** Every Infantry Unit by its card. */
export const INFANTRY: Readonly<Record<string, Drawing>> = {
  grenadiers: together(figure("advance", 30), figure("advance", 60), figure("advance", 90)),
  "alarm-company": together(figure("advance", 40, 0.9), figure("advance", 20, 0.9), {
    solid: shape("68,60 74,54 76,36 86,28 96,36 98,54 104,60") + disc(86, 63, 4),
    wires: "M62 40q-4 8 0 16M110 40q4 8 0 16M86 28v-6",
  }),
  "panzerfaust-team": together(figure("kneel", 52, 1.3), tube(40, 36, 44), {
    solid: shape("84,31 94,24 108,26 100,33 84,34"),
  }),
  "assault-pioneers": together(figure("charge", 34), figure("work", 74), {
    solid: box(92, 54, 18, 12),
    wires: "M101 54v-6h8",
    cuts: box(97, 57, 8, 6),
  }),
  "motorcycle-scouts": together(figure("sit", 52, 1, 62), ring(30, 56, 12), ring(88, 56, 12), {
    limbs: "M30 56L48 44H70L60 56ZM70 44L78 34",
    wires: "M74 34h10M78 36L88 56",
  }),
  fallschirmjager: together(canopy(60, 26, 26), figure("hang", 60, 0.8, 70), canopy(22, 18, 13), canopy(98, 20, 13)),
  panzergrenadiers: together(figure("advance", 26), figure("charge", 50), {
    solid: shape("70,60 70,44 100,42 110,48 118,50 118,60") + disc(84, 61, 7) + disc(106, 61, 7),
    cuts: disc(84, 61, 4) + disc(106, 61, 4),
  }),
  "rifle-section": together(figure("charge", 28), figure("charge", 56), figure("charge", 84)),
  "bicycle-troops": together(figure("sit", 56, 1, 62), ring(34, 55, 13), ring(84, 55, 13), {
    wires: "M34 55L48 40H72L58 55ZM48 40L58 55L34 55M72 40L84 55M70 34h8",
  }),
  "knee-mortar-team": together(figure("work", 36), {
    limbs: "M64 64L78 38",
    solid: box(56, 64, 18, 4) + disc(92, 22, 5) + shape("92,17 99,10 97,22"),
    wires: "M82 34q8-10 10-8",
  }),
  "hidden-snipers": together(figure("prone", 44, 1.2), {
    wires: "M52 60H104M66 60v-4h12M98 60v-3",
    solid: shape("6,68 10,44 16,62 24,38 28,62 36,46 38,68") + shape("84,68 88,62 92,68 97,54 102,68 108,60 112,68"),
  }),
  "cave-defenders": together(
    {
      solid: "M6 68V40Q20 12 58 10Q100 10 114 44V68H92Q92 36 60 34Q30 36 28 68Z",
    },
    figure("kneel", 52, 0.85),
    { wires: "M52 48H86" },
  ),
  "type-92-crew": together(figure("prone", 34, 1.1), {
    solid: shape("48,50 48,42 74,42 74,50"),
    limbs: "M74 46H100",
    wires: "M60 50L46 68M60 50L78 68M60 50V66M100 44v4",
  }),
  "night-raiders": together(figure("charge", 30), figure("charge", 58), {
    solid: "M98 8a16 16 0 1 0 12 26a13 13 0 0 1-12-26Z",
  }),
  "shipping-engineers": together(figure("advance", 44, 0.8, 54), figure("work", 68, 0.8, 54), {
    solid: shape("14,48 22,64 92,64 112,44 98,54 20,54"),
    wires: `M112 44L100 36${WAVES}`,
  }),
  "raiding-paratroops": together(
    canopy(38, 24, 22),
    figure("hang", 38, 0.75, 64),
    canopy(86, 34, 20),
    figure("hang", 86, 0.7, 72),
  ),
  "gi-rifle-squad": together(figure("kneel", 28), figure("advance", 58), figure("advance", 88), { wires: "M26 46H54" }),
  "bazooka-team": together(figure("kneel", 40, 1.1), figure("work", 16, 0.95), tube(28, 40, 56), {
    wires: "M92 30L112 26M92 34L108 38",
  }),
  "mortar-section": together(figure("kneel", 30), {
    limbs: "M60 66L82 30",
    solid: box(52, 65, 18, 3),
    wires: "M76 40L92 66M80 34L88 44M90 14q6-6 12-8",
  }),
  "combat-engineers": together(figure("work", 40, 1.1), {
    limbs: "M62 50L78 66",
    wires: "M6 66H114",
    solid: shape("70,60 80,66 86,74 72,70") + shape("88,66 88,48 112,48 112,66"),
    cuts: shape("92,52 108,52 100,58") + box(92, 60, 16, 3),
  }),
  "airborne-infantry": together(canopy(60, 30, 30), figure("hang", 60, 0.85, 71), {
    wires: "M14 10h20M86 8h22M20 14h10",
  }),
  rangers: together(figure("sit", 50, 0.9, 58), {
    solid: shape("78,68 82,40 76,26 84,6 118,2 118,68"),
    wires: "M30 70L62 32L84 8M84 8l6-6M84 8l8 4",
  }),
  "marine-raiders": together(figure("sit", 46, 0.85, 60), figure("sit", 74, 0.85, 60), {
    solid: "M12 50Q16 64 30 64H92Q108 62 112 46Q100 54 90 54H26Q18 54 12 50Z",
    wires: `M58 36L36 66M86 36L66 66${WAVES}`,
  }),
  "conscript-rifles": together(
    figure("advance", 16, 0.9),
    figure("advance", 38, 0.9),
    figure("advance", 60, 0.9),
    figure("advance", 82, 0.9),
    figure("advance", 104, 0.9),
  ),
  "tank-riders": together(figure("sit", 34, 0.85, 50), figure("sit", 58, 0.85, 46), {
    solid: shape("4,54 14,44 92,44 112,54 106,62 100,68 18,68 8,60") + shape("64,44 68,33 86,33 94,44"),
    cuts: [26, 44, 62, 80, 96].map((x) => disc(x, 60, 5.4) + disc(x, 60, 2)).join(""),
    limbs: "M92 38H114",
  }),
  "workers-militia": together(figure("advance", 84), figure("advance", 108, 0.9), {
    solid: shape("4,68 4,40 16,32 16,40 28,32 28,40 40,32 40,40 62,40 62,68") + box(44, 14, 7, 28) + box(54, 20, 6, 22),
    cuts: box(9, 48, 8, 6) + box(23, 48, 8, 6) + box(37, 48, 8, 6) + box(48, 54, 10, 14),
  }),
  partisans: together(figure("kneel", 60), {
    wires: "M56 44H92M12 68V50M102 68V50",
    solid:
      shape("12,8 20,24 16,24 24,38 18,38 28,54 -4,54 6,38 0,38 8,24 4,24") +
      shape("102,14 109,28 106,28 112,40 108,40 117,54 87,54 96,40 92,40 98,28 95,28"),
  }),
  "ski-scouts": together(figure("charge", 52), { wires: "M16 66L92 70q6 0 8-6M66 42L40 68M74 42L100 62" }),
  "cavalry-squadron": together(figure("sit", 54, 0.85, 46), {
    solid: "M22 34Q30 28 40 32L72 30Q82 28 88 14L94 8L97 14L106 24L102 29L94 28Q92 38 86 46L82 48L34 48Q26 46 22 34Z",
    limbs: "M82 46L92 54L86 66M76 46L74 56L66 62M38 46L30 54L34 68M44 46L46 56L38 66",
    wires: "M22 34Q12 38 14 52M64 22L84 2",
  }),
  "guards-rifles": together(figure("advance", 36, 1, 62), figure("advance", 62, 1, 62), figure("advance", 88, 1, 62), {
    solid: "M2 68V58Q10 50 20 54T40 54T60 54T80 54T100 54Q112 50 118 58V68Z",
  }),
};
