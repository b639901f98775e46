"""The state of Clash (Coco): its cards, and all pure questions about them."""
