hosting-ready = Ayla está em { $address } (Ctrl-C encerra)
hosting-lan = Quem estiver no mesmo Wi-Fi abre este endereço ou lê o código:
hosting-no-lan = Este computador não está em nenhuma rede, por isso mais ninguém pode entrar. Ligue-o a um Wi-Fi e comece de novo.
